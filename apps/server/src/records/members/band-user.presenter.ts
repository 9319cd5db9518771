import type { BandUser } from "@bandstand/contracts/band-user";
import { isAdministrator } from "@bandstand/domain/member";
import { canSeeContactDetails } from "@bandstand/domain/member-permissions";
import type { Caller } from "../../platform/http/caller.ts";

/** A member as the caller may see them: contact details only where they are shared, payment details as administrator. */
export function presentMember(member: BandUser, caller: Caller): BandUser {
  const { TheUser, TheBand } = member;
  const hidden = { username: null, email: null, address: null, location: null, mobilePhone: null };
  return {
    ...member,
    newsByMail: member.id === caller.id ? member.newsByMail : null,
    TheUser: canSeeContactDetails(caller, member) ? TheUser : { ...TheUser, ...hidden },
    TheBand: isAdministrator(caller) ? TheBand : { ...TheBand, paymentDetails: null },
  };
}
