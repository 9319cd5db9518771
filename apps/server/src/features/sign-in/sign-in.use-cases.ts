/** Signing in, changing bands, signing out. */
import { Failure } from "@bandstand/contracts/failure";
import type { BandMembership, Session } from "@bandstand/contracts/sign-in";
import { normaliseEmail } from "@bandstand/domain/registration";
import type { Config } from "../../config.ts";
import type { Database } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { Passwords } from "../../platform/security/passwords.ts";
import { findAccount, holdAccount } from "../../records/accounts/accounts.repository.ts";
import { type LimitServices, spendPasswordTry } from "../../records/accounts/limits.ts";
import { listMemberships, type Membership } from "./memberships.repository.ts";
import { type Client, holdVerified, openSession } from "./session.ts";
import { revokeToken } from "../../records/accounts/tokens.repository.ts";

export interface SignInServices extends LimitServices {
  database: Database;
  passwords: Passwords;
  config: Pick<Config, "registration">;
  now: () => Date;
}

interface SignIn extends Client {
  email: string;
  password: string;
  bandName?: string | undefined;
}

/** Throws `sign_in_failed`, with one text and in one time whatever is wrong, and `throttled`. */
export async function signIn(services: SignInServices, given: SignIn): Promise<Session> {
  const email = normaliseEmail(given.email);
  const tried = await spendPasswordTry(services, email, given.clientAddress);

  const account = await services.database.system((tx) => findAccount(tx, email));
  const isRight = await services.passwords.verify(account?.passwordHash ?? null, given.password);
  if (!account || !isRight) throw new Failure("sign_in_failed");

  const session = await services.database.system(async (tx) => {
    const held = await holdVerified(tx, account);
    const open = (await listMemberships(tx, account.userId)).filter(isOpen);
    const chosen = chooseMembership(open, given.bandName, account.lastBandId);
    if (!chosen) throw new Failure("sign_in_failed");
    return openSession(tx, held, chosen, given);
  });
  await services.throttle.refund(tried);
  return session;
}

/** A membership that somebody else added to an unverified account opens nothing until its mailed link was used. */
export function isOpen(membership: Membership): boolean {
  return membership.signinEnabled && membership.isConfirmed;
}

function chooseMembership(
  memberships: readonly Membership[],
  bandName: string | undefined,
  lastBandId: number | null,
): Membership | undefined {
  if (bandName === undefined || bandName === "") {
    return memberships.find(({ bandId }) => bandId === lastBandId) ?? memberships[0];
  }
  const wanted = bandName.toLowerCase();
  return memberships.find(
    ({ name, identity }) => name.toLowerCase() === wanted || identity === wanted,
  );
}

/** The caller's bands, by name. */
export async function listBands(database: Database, caller: Caller): Promise<BandMembership[]> {
  const memberships = await database.system((tx) => listMemberships(tx, caller.userId));
  return memberships
    .filter(isOpen)
    .map(
      ({
        bandId,
        identity,
        name,
        logoFilename,
        bandUserId,
        nickname,
        roleName,
        administratorEnabled,
      }) => ({
        id: bandId,
        identity,
        name,
        logoFilename,
        bandUserId,
        nickname,
        roleName,
        administratorEnabled,
      }),
    );
}

/** Opens another band for the caller; the token in hand ends. Throws `band_not_found`, and `not_signed_in` where it has ended meanwhile. */
export async function switchBand(
  database: Database,
  caller: Caller,
  bandId: number,
  client: Client,
): Promise<Session> {
  return database.system(async (tx) => {
    const account = await holdAccount(tx, caller.userId);
    // The token was good when the request came; what ended it since ends this as well.
    if (!account || !(await revokeToken(tx, caller))) throw new Failure("not_signed_in");
    const memberships = await listMemberships(tx, caller.userId);
    const chosen = memberships.filter(isOpen).find((membership) => membership.bandId === bandId);
    if (!chosen) throw new Failure("band_not_found");
    return openSession(tx, account, chosen, client);
  });
}

export async function signOut(database: Database, caller: Caller): Promise<void> {
  await database.system((tx) => revokeToken(tx, caller));
}
