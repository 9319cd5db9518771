/** A band user for tests: an ordinary member without rights, changed by what the test names. */
import type { AreaTag, Privilege } from "./access-rule.ts";
import type { Actor } from "./member.ts";

export type ActorOfTest = Partial<Omit<Actor, "menus">> & {
  areas?: Partial<Record<AreaTag, Privilege>>;
};

export function actorWith({ areas = {}, ...fields }: ActorOfTest = {}): Actor {
  return {
    id: 1,
    bandId: 10,
    userId: 100,
    roleId: null,
    administratorEnabled: false,
    superAdministratorEnabled: false,
    bookingsEnabled: false,
    editEnabled: true,
    signinEnabled: true,
    Role: null,
    menus: [{ MenuOptions: Object.entries(areas).map(([tag, priv]) => ({ tag, priv })) }],
    ...fields,
  };
}

export const ADMINISTRATOR: Actor = actorWith({ administratorEnabled: true });
export const BOOKINGS: Actor = actorWith({ bookingsEnabled: true });
export const NOBODY: Actor = actorWith();
