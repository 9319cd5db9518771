import type { MemberRow } from "@bandstand/contracts/members";
import { isAdministrator } from "@bandstand/domain/member";
import { canSeeContactDetails } from "@bandstand/domain/member-permissions";
import { memberStatusOf } from "@bandstand/domain/member-status";
import type { Caller } from "../../platform/http/caller.ts";
import type { ListedMember } from "./members.repository.ts";

/** As the caller may see them: how they are reached only where they share it, or the caller edits members. */
export function presentRow(listed: ListedMember, caller: Caller): MemberRow {
  return {
    ...listed,
    StatusConfig: memberStatusOf(listed),
    lastSignedInAt: isAdministrator(caller) ? listed.lastSignedInAt : null,
    TheUser: canSeeContactDetails(caller, listed)
      ? listed.TheUser
      : { ...listed.TheUser, email: null, mobilePhone: null },
  };
}
