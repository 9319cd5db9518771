/** A band keeps at least one administrator. */
import { isAdministrator } from "./member.ts";
import type { MemberOfBand } from "./member-permissions.ts";

/** Taking a member out of the band, or the flags that a save changes. */
export type MemberChange =
  | { readonly id: number; readonly removed: true }
  | ({ readonly id: number; readonly removed?: false } & Partial<Omit<MemberOfBand, "id">>);

/**
 * Whether the change would leave the band without an administrator. One who cannot sign in does not count, since nobody
 * could then turn anything back. `members` are all members of the band.
 */
export function wouldRemoveLastAdministrator(
  members: readonly MemberOfBand[],
  change: MemberChange,
): boolean {
  const after = members.flatMap((member) => {
    if (member.id !== change.id) return [member];
    return change.removed ? [] : [{ ...member, ...change }];
  });
  return members.some(isInCharge) && !after.some(isInCharge);
}

function isInCharge(member: MemberOfBand): boolean {
  return isAdministrator(member) && member.signinEnabled;
}
