/** The members of a band: reading, saving, arranging, removing. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { MEMBER_MESSAGES, type MemberRow, type SaveMember } from "@bandstand/contracts/members";
import { canAcknowledge, NEWS_DATES } from "@bandstand/domain/dashboard-news";
import { rightsBeyond } from "@bandstand/domain/given-rights";
import {
  type MemberChange,
  wouldRemoveLastAdministrator,
  wouldRemoveLastSuperAdministrator,
} from "@bandstand/domain/last-administrator";
import {
  canDeleteMember,
  canLeaveBand,
  forbiddenMemberFields,
} from "@bandstand/domain/member-permissions";
import { canRead } from "@bandstand/domain/permissions";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { findBandUser } from "../../records/members/band-user.repository.ts";
import { MEMBER } from "../../records/members/member-kind.ts";
import { unknownRole } from "./add-member.use-cases.ts";
import { lockedCaller, refused, rightsGiven, tellMember } from "./member-rights.ts";
import { presentRow } from "./members.presenter.ts";
import {
  COMPARED,
  deleteMember,
  listAdministrating,
  listMembers,
  lockRights,
  type Position,
  putOptions,
  putPositions,
  revokeTokens,
  rightsOf,
  signMember,
  updateMember,
} from "./members.repository.ts";
import type { MemberServices } from "./members.services.ts";

type Reading = Pick<MemberServices, "database">;

export function list({ database }: Reading, caller: Caller): Promise<MemberRow[]> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) => listFor(tx, caller));
}

async function listFor(tx: BandTransaction, caller: Caller): Promise<MemberRow[]> {
  return (await listMembers(tx)).map((member) => presentRow(member, caller));
}

/** Throws `member_not_found`, and `no_right` for another's without the right to see members. */
export async function menusOf(
  { database }: Reading,
  caller: Caller,
  bandUserId: number,
): Promise<BandUser["menus"]> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const member = found(MEMBER, await findBandUser(tx, tx.bandId, bandUserId));
    checkSeen(caller, bandUserId);
    return member.menus;
  });
}

function checkSeen(caller: Caller, bandUserId: number): void {
  if (bandUserId !== caller.id && !canRead(caller, "BU")) throw new Failure("no_right");
}

/**
 * All in one transaction. A member whose sign-in is switched off is signed out everywhere. Throws `member_not_found`,
 * `no_right` naming what is not the caller's to change, `last_administrator`, `changed_meanwhile` and `invalid`.
 */
export function save(
  { database, now }: Pick<MemberServices, "database" | "now">,
  asking: Caller,
  bandUserId: number,
  { bandUser = {}, bandUserMenuOptions: options }: SaveMember,
): Promise<BandUser> {
  const { id, updatedAt, ...given } = bandUser;
  checkId(MEMBER, bandUserId, id, "bandUser.id");
  checkAcknowledged(given, now());
  return database.band(bandScope(asking), async (tx) => {
    const caller = await lockedCaller(tx, asking);
    const before = await lockUnchanged(tx, MEMBER, bandUserId, updatedAt, ["id", ...COMPARED]);
    checkSeen(caller, bandUserId);
    const fields = Object.fromEntries(
      COMPARED.filter((name) => given[name] !== undefined && given[name] !== before[name]).map(
        (name) => [name, given[name]],
      ),
    ) as typeof given;
    const named = [...Object.keys(fields), ...(options ? ["bandUserMenuOptions"] : [])];
    const forbidden = forbiddenMemberFields(caller, before, named);
    if (forbidden.length > 0) throw refused(forbidden);

    const after = await rightsGiven(tx, options ?? [], fields.bookingsEnabled);
    const beyond = rightsBeyond(caller, after, await rightsOf(tx, bandUserId));
    if (beyond.length > 0) throw refused(beyond);
    await keepAnAdministrator(tx, { ...fields, id: bandUserId });

    if (Object.keys(fields).length > 0)
      await updateMember(tx, bandUserId, fields).catch(unknownRole);
    if (options && (await putOptions(tx, bandUserId, options)) > 0)
      await signMember(tx, bandUserId);
    if (fields.signinEnabled === false) await revokeTokens(tx, bandUserId);
    return tellMember(tx, caller, bandUserId);
  });
}

/** Throws `invalid` where somebody says that they have read what is not yet written. */
function checkAcknowledged(given: NonNullable<SaveMember["bandUser"]>, now: Date): void {
  const early = NEWS_DATES.find((date) => !canAcknowledge(given[date] ?? null, now));
  if (early) throw invalidField(`bandUser.${early}`, MEMBER_MESSAGES.acknowledgedLater);
}

/** Throws `last_administrator`. Under the lock of the band's rights. */
async function keepAnAdministrator(tx: BandTransaction, change: MemberChange): Promise<void> {
  const administrators = await listAdministrating(tx);
  if (wouldRemoveLastAdministrator(administrators, change)) throw new Failure("last_administrator");
  if (wouldRemoveLastSuperAdministrator(administrators, change))
    throw new Failure("last_administrator", { message: "A band keeps a super administrator." });
}

/** Takes somebody out of the band, or leaves it. Throws `member_not_found`, `no_right` and `last_administrator`. */
export function remove({ database }: Reading, asking: Caller, bandUserId: number): Promise<void> {
  return database.band(bandScope(asking), async (tx) => {
    const caller = await lockedCaller(tx, asking);
    const member = await lockUnchanged(tx, MEMBER, bandUserId, undefined, [
      "id",
      "administratorEnabled",
      "superAdministratorEnabled",
      "signinEnabled",
    ]);
    const may = bandUserId === caller.id ? canLeaveBand(caller) : canDeleteMember(caller, member);
    if (!may) throw new Failure("no_right");
    await keepAnAdministrator(tx, { id: bandUserId, removed: true });
    await deleteMember(tx, bandUserId);
  });
}

/** Throws `member_not_found`, and then has changed nothing; `invalid` for a member named twice. */
export function arrange(
  { database }: Reading,
  caller: Caller,
  positions: readonly Position[],
): Promise<MemberRow[]> {
  if (new Set(positions.map(({ id }) => id)).size < positions.length)
    throw invalidField("positions", "Each member has one position");
  return database.band(bandScope(caller), async (tx) => {
    // Of two line-ups that cross, the second is laid whole over the first.
    await lockRights(tx);
    const count = await putPositions(tx, positions).catch(unknownRole);
    if (count < positions.length) throw new Failure("member_not_found");
    return listFor(tx, caller);
  });
}
