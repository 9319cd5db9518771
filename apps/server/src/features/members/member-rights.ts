/** What adding and saving a member share: rights as the rules take them, and the refusal of those that are not one's to give. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { Failure, FAILURES, invalidField } from "@bandstand/contracts/failure";
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import type { Rights } from "@bandstand/domain/given-rights";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { presentMember } from "../../records/members/band-user.presenter.ts";
import { findBandUser } from "../../records/members/band-user.repository.ts";
import { found } from "../../records/kit/record-kind.ts";
import { MEMBER } from "../../records/members/member-kind.ts";
import { areasOfOptions } from "./menus.repository.ts";
import { lockRights, type OptionPrivilege } from "./members.repository.ts";

/** Throws `invalid` for an option that does not exist or is given twice. */
export async function rightsGiven(
  tx: BandTransaction,
  options: readonly OptionPrivilege[],
  bookingsEnabled: boolean | undefined,
): Promise<Rights> {
  const areas = await areasOfOptions(tx);
  const given: Partial<Record<AreaTag, Privilege>> = {};
  for (const [index, { menuOptionId, priv }] of options.entries()) {
    const area = areas.get(menuOptionId);
    if (area === undefined || given[area] !== undefined)
      throw invalidField(
        `bandUserMenuOptions.${index}.menuOptionId`,
        area === undefined ? "This option does not exist" : "This option is named twice",
      );
    given[area] = priv;
  }
  return { areas: given, bookingsEnabled };
}

/**
 * Holds who may do what in the band until the transaction ends, and tells what the caller may do by then: of two who take rights
 * from each other at once, the second has none left to do it with. Throws `no_right` for who is in the band no more.
 */
export async function lockedCaller(tx: BandTransaction, caller: Caller): Promise<Caller> {
  await lockRights(tx);
  const now = await findBandUser(tx, tx.bandId, caller.id);
  if (!now?.signinEnabled) throw new Failure("no_right");
  return { ...caller, ...now };
}

/** Says which. */
export function refused(fields: readonly string[]): Failure {
  const { message } = FAILURES.no_right;
  return new Failure("no_right", { fields: fields.map((path) => ({ path, message })) });
}

/** Throws `member_not_found`. */
export async function tellMember(
  tx: BandTransaction,
  caller: Caller,
  bandUserId: number,
): Promise<BandUser> {
  return presentMember(found(MEMBER, await findBandUser(tx, tx.bandId, bandUserId)), caller);
}
