/** Why somebody cannot change a field of a member now; the rule itself is the domain's, which the server asks as well. */
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import { type Rights, rightsBeyond } from "@bandstand/domain/given-rights";
import type { Actor } from "@bandstand/domain/member";
import { forbiddenMemberFields, type MemberOfBand } from "@bandstand/domain/member-permissions";

export function whyFixed(actor: Actor, member: MemberOfBand, field: string): string | null {
  const own = actor.id === member.id;
  // The server lets an administrator step down. Whoever does so by a slip cannot turn back, so another one does it.
  if (field === "administratorEnabled" && own && !member.superAdministratorEnabled)
    return "Another administrator can change this";
  if (forbiddenMemberFields(actor, member, [field]).length === 0) return null;
  if (field === "administratorEnabled" && member.superAdministratorEnabled)
    return "A super administrator stays an administrator";
  if (field === "signinEnabled" && own) return "Nobody closes their own sign-in";
  if (own) return "An administrator sets your rights";
  return "Only an administrator can change this";
}

/** Whether it is theirs to give. @param before what the member has; nothing, for a new one */
export function mayGive(actor: Actor, area: AreaTag, priv: Privilege, before?: Rights): boolean {
  return rightsBeyond(actor, { areas: { [area]: priv } }, before).length === 0;
}

/** Whether bookings, likewise. */
export function mayGiveBookings(actor: Actor, before?: Rights): boolean {
  return rightsBeyond(actor, { bookingsEnabled: true }, before).length === 0;
}
