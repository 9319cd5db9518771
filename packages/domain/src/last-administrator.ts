/** A band keeps at least one administrator, and one who may end it where it has such a one. */
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
  return members.some(isInCharge) && !changed(members, change).some(isInCharge);
}

/** Of two super administrators who take that from each other at once, the first is heard. */
export function wouldRemoveLastSuperAdministrator(
  members: readonly MemberOfBand[],
  change: MemberChange,
): boolean {
  return members.some(mayEndTheBand) && !changed(members, change).some(mayEndTheBand);
}

function changed(members: readonly MemberOfBand[], change: MemberChange): MemberOfBand[] {
  return members.flatMap((member) => {
    if (member.id !== change.id) return [member];
    return change.removed ? [] : [{ ...member, ...change }];
  });
}

const mayEndTheBand = (member: MemberOfBand): boolean => member.superAdministratorEnabled;

function isInCharge(member: MemberOfBand): boolean {
  return isAdministrator(member) && member.signinEnabled;
}
