/** Whether whoever acts knows the account's password, which is asked where a token alone must not do. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { Caller } from "../../platform/http/caller.ts";
import type { Database, SystemTransaction } from "../../platform/database/transactions.ts";
import type { Passwords } from "../../platform/security/passwords.ts";
import { findAccount, findEmail, type HeldAccount, holdAccount } from "./accounts.repository.ts";
import { type LimitServices, spendPasswordTry } from "./limits.ts";

export interface PasswordServices extends LimitServices {
  database: Database;
  passwords: Passwords;
}

const WRONG = "This is not your current password";

export const wrongPassword = () => invalidField("currentPassword", WRONG);

/** The account's password as it was found right: what is done by it holds only while it stays that. */
export interface ProvedPassword {
  readonly email: string;
  readonly passwordHash: string;
}

/** Counted as a sign-in is, since it tells the same. Throws `invalid` and `throttled`. */
export async function provePassword(
  services: PasswordServices,
  { userId }: Caller,
  { password, clientAddress }: { password: string; clientAddress: string },
): Promise<ProvedPassword> {
  const { database, passwords, throttle } = services;
  const email = await database.system((tx) => findEmail(tx, userId), { readOnly: true });
  if (email === undefined) throw new Failure("not_signed_in");
  const tried = await spendPasswordTry(services, email, clientAddress);
  const account = await database.system((tx) => findAccount(tx, email), { readOnly: true });
  const passwordHash = account?.passwordHash ?? null;
  if (!(await passwords.verify(passwordHash, password)) || passwordHash === null)
    throw wrongPassword();
  await throttle.refund(tried);
  return { email, passwordHash };
}

/** Throws `invalid` where the password is another one by now, as after a reset. */
export async function holdProved(
  tx: SystemTransaction,
  { userId }: Caller,
  proved: ProvedPassword,
): Promise<HeldAccount> {
  const account = await holdAccount(tx, userId);
  if (account?.passwordHash !== proved.passwordHash) throw wrongPassword();
  return account;
}
