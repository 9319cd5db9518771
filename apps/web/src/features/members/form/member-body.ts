/** What the forms send: options by their ids, and of an account only what is made on somebody's behalf. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { type AddMember, accountFields, type SaveMember } from "@bandstand/contracts/members";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { AREA_TAGS, type AreaTag } from "@bandstand/domain/access-rule";
import type * as z from "zod/mini";
import type { AddMemberForm, EditMemberForm } from "./member-form-schema.ts";

type Menus = BandUser["menus"];
type Changed = Partial<z.output<EditMemberForm>> & { updatedAt?: string };

/** Both parts in one call, with what was changed alone. @param menus the member's */
export function saveOf(changed: Changed, menus: Menus): SaveMember {
  const options = optionsIn(menus)
    .filter(({ tag }) => changed[tag] !== undefined)
    .map(({ id, tag, priv, bandUserMenuOptionId }) => ({
      menuOptionId: id,
      priv: changed[tag] ?? priv,
      ...(bandUserMenuOptionId !== null && { id: bandUserMenuOptionId }),
    }));
  return {
    bandUser: without(changed, AREA_TAGS),
    ...(options.length > 0 && { bandUserMenuOptions: options }),
  };
}

type Added = z.output<AddMemberForm> & { number?: number };

/** With every option, also where the role would have started with the same. @param menus anybody's: they have the same options */
export function addOf(member: Added, menus: Menus): AddMember {
  const { check, invite, ...fields } = without(member, AREA_TAGS);
  const { email } = fields;
  const isNew = check?.outcome === "new";
  return {
    bandUser: isNew ? fields : { ...without(fields, fieldsOf(accountFields)), email },
    bandUserMenuOptions: optionsIn(menus).map(({ id, tag }) => ({
      menuOptionId: id,
      priv: member[tag],
    })),
    ...(invite && { invite }),
  };
}

const RIGHTS: ReadonlySet<string> = new Set([
  ...AREA_TAGS,
  "roleId",
  "signinEnabled",
  "editEnabled",
  "bookingsEnabled",
  "administratorEnabled",
]);

/** Whether a save changes what the member may do. */
export function changesRights(changed: object): boolean {
  return Object.keys(changed).some((name) => RIGHTS.has(name));
}

export function isArea(name: string): name is AreaTag {
  return AREA_TAGS.some((tag) => tag === name);
}

const optionsIn = (menus: Menus) => menus.flatMap(({ MenuOptions }) => MenuOptions);
