/** Adding somebody to the band: who they are, what they may do there, and the mail that tells them. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { Failure, type FieldFailure, invalidField } from "@bandstand/contracts/failure";
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { accountFields, type AddMember, MEMBER_MESSAGES } from "@bandstand/contracts/members";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { rightsBeyond } from "@bandstand/domain/given-rights";
import { nicknameFromForename } from "@bandstand/domain/member-names";
import { canInviteMember, forbiddenMemberFields } from "@bandstand/domain/member-permissions";
import { defaultPrivileges } from "@bandstand/domain/roles";
import { checkLimit } from "../../platform/database/band-limits.ts";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { addAccount, findUserByEmail, type FoundUser } from "./accounts.repository.ts";
import { spendInvitation } from "../../records/members/invitation-limit.ts";
import { sendInvitation } from "./invitation.use-cases.ts";
import { areasOfOptions } from "./menus.repository.ts";
import type { MemberServices } from "./members.services.ts";
import { refused, rightsGiven, tellMember } from "./member-rights.ts";
import {
  findMembership,
  insertMember,
  lockRights,
  type OptionPrivilege,
  putOptions,
} from "./members.repository.ts";
import { roleTagOf } from "./roles.repository.ts";

/** What a new member has before anybody gives them anything: giving it needs no right of its own. */
const NOTHING_GIVEN = {
  signinEnabled: true,
  editEnabled: true,
  bookingsEnabled: false,
  administratorEnabled: false,
  superAdministratorEnabled: false,
} as const;

/** Throws `already_member`, `limit_reached`, `no_right`, `throttled` and `invalid`. */
export async function add(
  services: MemberServices,
  caller: Caller,
  { bandUser: given, bandUserMenuOptions, invite = false }: AddMember,
): Promise<BandUser> {
  const fields = without(given, fieldsOf(accountFields));
  if (invite && !canInviteMember(caller)) throw refused(["invite"]);
  checkGiven(caller, fields);

  const user = await accountFor(services, given);
  // Whoever is in at once is told so, whoever invites; the others wait until they are invited.
  const isMailed = invite || user.isProved;
  if (isMailed) await spendInvitation(services, caller, user.id);
  return services.database.band(bandScope(caller), async (tx) => {
    await lockRights(tx);
    if ((await findMembership(tx, user.id)) !== undefined) throw alreadyMember();
    const { nickname, instrument } = inTheBand(user, fields);
    const options = bandUserMenuOptions ?? (await startingOptions(tx, fields.roleId));
    const rights = await rightsGiven(tx, options, fields.bookingsEnabled);
    const beyond = rightsBeyond(caller, rights);
    if (beyond.length > 0) throw refused(beyond);
    const row = { ...fields, nickname, instrument, userId: user.id, isOpen: user.isProved };
    const id = await insertMember(tx, row, services.now()).catch(unknownRole);
    await checkLimit(tx, "band_users");
    await putOptions(tx, id, options);
    if (isMailed) await sendInvitation(tx, caller, id);
    const added = await tellMember(tx, caller, id);
    // Whose the address was when it was looked up may have another since, and somebody else would be let in.
    if (added.TheUser.email !== given.email)
      throw invalidField("bandUser.email", MEMBER_MESSAGES.addressMoved);
    return added;
  });
}

/** How the band calls them and what they play there: theirs in general, unless given. Throws `invalid`. */
function inTheBand(
  user: FoundUser,
  given: { nickname?: string | undefined; instrument?: string | undefined },
): { nickname: string; instrument: string } {
  const nickname = given.nickname ?? nicknameFromForename(user.forename ?? "");
  const instrument = given.instrument ?? user.mainInstrument;
  if (!nickname) throw invalidField("bandUser.nickname", PLEASE_ENTER_A_VALUE);
  if (!instrument) throw invalidField("bandUser.instrument", PLEASE_ENTER_A_VALUE);
  return { nickname, instrument };
}

/** Throws `no_right` for a field that the caller may not give to anybody. */
function checkGiven(caller: Caller, fields: Partial<Record<string, unknown>>): void {
  const named = Object.entries(fields)
    .filter(([name, value]) => (NOTHING_GIVEN as Record<string, unknown>)[name] !== value)
    .map(([name]) => name);
  const forbidden = forbiddenMemberFields(caller, { ...NOTHING_GIVEN, id: 0 }, named);
  if (forbidden.length > 0) throw refused(forbidden);
}

/** That of the address; a new one needs a name. Throws `invalid`. */
async function accountFor(
  { database }: MemberServices,
  given: AddMember["bandUser"],
): Promise<FoundUser> {
  const found = await database.system((tx) => findUserByEmail(tx, given.email));
  if (found) return found;
  const missing: FieldFailure[] = (["forename", "surname"] as const)
    .filter((name) => !given[name])
    .map((name) => ({ path: `bandUser.${name}`, message: PLEASE_ENTER_A_VALUE }));
  if (missing.length > 0) throw new Failure("invalid", { fields: missing });
  return database.system((tx) => addAccount(tx, given));
}

async function startingOptions(tx: BandTransaction, roleId: number): Promise<OptionPrivilege[]> {
  const privileges = defaultPrivileges((await roleTagOf(tx, roleId)) ?? "");
  const areas = await areasOfOptions(tx);
  return [...areas].map(([menuOptionId, area]) => ({ menuOptionId, priv: privileges[area] }));
}

const alreadyMember = () =>
  new Failure("already_member", {
    fields: [{ path: "bandUser.email", message: MEMBER_MESSAGES.alreadyMember }],
  });

/** A role that does not exist is said at its field. */
export function unknownRole(error: unknown): never {
  const { constraint } = violatedConstraint(error) ?? {};
  if (constraint?.includes("role")) {
    throw invalidField("bandUser.roleId", "Please choose one of the roles");
  }
  throw error;
}
