import type { memberEndpoints } from "@bandstand/contracts/members";
import type { Handlers } from "../../platform/http/router.ts";
import { add } from "./add-member.use-cases.ts";
import { addUser, findUser } from "./find-user.use-cases.ts";
import { invite } from "./invitation.use-cases.ts";
import { listMenus } from "./menus.repository.ts";
import type { MemberServices } from "./members.services.ts";
import { arrange, list, menusOf, remove, save } from "./members.use-cases.ts";

export function memberHandlers(services: MemberServices): Handlers<typeof memberEndpoints> {
  const { database } = services;
  return {
    listMembers: ({ caller }) => list(services, caller),
    listMemberMenus: ({ caller, params }) => menusOf(services, caller, params.id),
    findUser: ({ caller, body }) => findUser(services, caller, body.email),
    addUser: async ({ caller, body, reply }) => {
      const { user, isNew } = await addUser(services, caller, body);
      if (!isNew) reply.code(200);
      return user;
    },
    addMember: ({ caller, body }) => add(services, caller, body),
    saveMember: ({ caller, params, body }) => save(services, caller, params.id, body),
    removeMember: async ({ caller, params }) => {
      await remove(services, caller, params.id);
      return undefined;
    },
    inviteMember: ({ caller, params }) => invite(services, caller, params.id),
    saveMemberPositions: ({ caller, body }) => arrange(services, caller, body.positions),
    listMenuOptions: ({ caller, query }) =>
      database.band({ bandId: caller.bandId, readOnly: true }, (tx) => listMenus(tx, query.tag)),
    listMenuOptionsOfMember: ({ caller, query }) =>
      menusOf(services, caller, query.bandUserId ?? caller.id),
  };
}
