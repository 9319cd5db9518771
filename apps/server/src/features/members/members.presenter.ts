import type { MemberRow } from "@bandstand/contracts/members";
import { canSeeContactDetails } from "@bandstand/domain/member-permissions";
import { memberStatusOf } from "@bandstand/domain/member-status";
import type { Caller } from "../../platform/http/caller.ts";
import type { ListedMember } from "./members.repository.ts";

/** As the caller may see them: how they are reached only where they share it, or the caller edits members. */
export function presentRow(listed: ListedMember, caller: Caller): MemberRow {
  const { lastSignedInAt, invitedAt, ...member } = listed;
  return {
    ...member,
    StatusConfig: memberStatusOf({ lastSignedInAt, invitedAt }),
    TheUser: canSeeContactDetails(caller, member)
      ? member.TheUser
      : { ...member.TheUser, email: null, mobilePhone: null },
  };
}
