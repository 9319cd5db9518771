/** Registering a band: the person, the band and its first administrator in one transaction. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { Session } from "@bandstand/contracts/sign-in";
import { COMMON_PASSWORD, isCommonPassword } from "@bandstand/domain/common-password";
import { nicknameFromEmail } from "@bandstand/domain/registration";
import { BAND_MEMBER_ROLE, defaultPrivileges } from "@bandstand/domain/roles";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import {
  type Account,
  createAccount,
  findAccount,
  findEmail,
  type HeldAccount,
  holdAccount,
} from "../../records/accounts/accounts.repository.ts";
import { createBand } from "./bands.repository.ts";
import { spendPasswordTry, spendRegistration, spendReset } from "../../records/accounts/limits.ts";
import { createMembership } from "./memberships.repository.ts";
import { type Client, holdVerified, openSession } from "./session.ts";
import { setPasswordMail, welcomeMail } from "./sign-in.jobs.ts";
import { revokeToken } from "../../records/accounts/tokens.repository.ts";
import type { SignInServices } from "./sign-in.use-cases.ts";

interface Registration extends Client {
  email: string;
  password: string;
  bandName: string;
}

/** What a person reads whose address has an account without a password. */
export const SET_PASSWORD_SENT =
  "This email address already has an account without a password. We have sent it a link to set one; then register your band again.";

/**
 * Throws `registration_closed`, `throttled`, and `sign_in_failed` where the address has an account with another password.
 * A message instead of a session means that a link to set a password was mailed.
 */
export async function register(
  services: SignInServices,
  given: Registration,
): Promise<Session | { message: string }> {
  // Both before anything is looked up: whoever is refused here learns nothing of the address.
  if (services.config.registration === "closed") throw new Failure("registration_closed");
  if (isCommonPassword(given.password, [given.email, given.bandName]))
    throw invalidField("password", COMMON_PASSWORD);
  await spendRegistration(services, given.clientAddress);
  const account = await services.database.system((tx) => findAccount(tx, given.email));
  return account ? registerAgain(services, given, account) : registerNewcomer(services, given);
}

async function registerNewcomer(
  services: SignInServices,
  given: Registration,
): Promise<Session | { message: string }> {
  const passwordHash = await services.passwords.hash(given.password);
  const session = await services.database.system(async (tx) => {
    const account = await createAccount(tx, given.email, passwordHash);
    if (account === null) return null;
    const { userId } = account;
    await enqueue(tx, welcomeMail, { userId, bandName: given.bandName });
    return foundBand(tx, account, given);
  });
  if (session) return session;
  // The same address registered from elsewhere while the password was being hashed.
  const account = await services.database.system((tx) => findAccount(tx, given.email));
  if (!account) throw new Error("An address is neither taken nor free.");
  return registerAgain(services, given, account);
}

/** A further band for an account that exists, for those who know its password. */
async function registerAgain(
  services: SignInServices,
  given: Registration,
  account: Account,
): Promise<Session | { message: string }> {
  if (account.passwordHash === null) {
    // The same kind of mail to the same mailbox as a reset.
    await spendReset(services, given.email, given.clientAddress);
    await services.database.system((tx) =>
      enqueue(tx, setPasswordMail, { userId: account.userId }),
    );
    return { message: SET_PASSWORD_SENT };
  }
  // Asking whether a password is right is a sign-in, and is counted as one.
  const tried = await spendPasswordTry(services, given.email, given.clientAddress);
  if (!(await services.passwords.verify(account.passwordHash, given.password))) {
    throw new Failure("sign_in_failed");
  }
  await services.throttle.refund(tried);
  return services.database.system(async (tx) =>
    foundBand(tx, await holdVerified(tx, account), given),
  );
}

async function foundBand(
  tx: SystemTransaction,
  account: HeldAccount,
  { bandName, email, ...client }: Omit<Registration, "password">,
): Promise<Session> {
  const bandId = await createBand(tx, bandName);
  const bandUserId = await createMembership(tx, {
    bandId,
    userId: account.userId,
    nickname: nicknameFromEmail(email),
    roleTag: BAND_MEMBER_ROLE,
    privileges: defaultPrivileges(BAND_MEMBER_ROLE),
    administratorEnabled: true,
    superAdministratorEnabled: true,
  });
  return openSession(tx, account, { bandId, bandUserId }, client);
}

/**
 * A further band of the caller's, which is opened; the token in hand ends. Throws `registration_closed`, `throttled`, and
 * `not_signed_in` where the token has ended meanwhile.
 */
export async function addBand(
  services: SignInServices,
  caller: Caller,
  { name: bandName, ...client }: { name: string } & Client,
): Promise<Session> {
  if (services.config.registration === "closed") throw new Failure("registration_closed");
  await spendRegistration(services, client.clientAddress);
  return services.database.system(async (tx) => {
    const account = await holdAccount(tx, caller.userId);
    const email = await findEmail(tx, caller.userId);
    if (!account || email === undefined || !(await revokeToken(tx, caller)))
      throw new Failure("not_signed_in");
    return foundBand(tx, account, { bandName, email, ...client });
  });
}
