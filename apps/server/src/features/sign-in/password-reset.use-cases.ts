/** Resetting a password, and confirming an address, with a secret that was mailed. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { COMMON_PASSWORD, isCommonPassword } from "@bandstand/domain/common-password";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { hashSecret } from "../../platform/security/secrets.ts";
import { markVerified } from "../../records/accounts/accounts.repository.ts";
import { spendGuess, spendReset } from "../../records/accounts/limits.ts";
import { consumeLink } from "../../records/accounts/links.repository.ts";
import { listMemberships, openMemberships } from "./memberships.repository.ts";
import { takePendingEmail } from "./new-email.ts";
import { replacePassword } from "./new-password.ts";
import { passwordResetMail } from "./sign-in.jobs.ts";
import type { SignInServices } from "./sign-in.use-cases.ts";

export const RESET_SENT = "If this address has an account, a reset token is on its way to it.";
export const PASSWORD_RESET = "Your password has been changed. Please sign in.";
export const EMAIL_CONFIRMED = "Your email address is confirmed.";

/** Takes the same way for every address: whether there is an account shows only in its letter box. Throws `throttled`. */
export async function sendPasswordReset(
  services: SignInServices,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<void> {
  await spendReset(services, email, clientAddress);
  await services.database.system((tx) => enqueue(tx, passwordResetMail, { email }));
}

/** Sets the password, ends every sign-in and mailed link of the account, and opens what others have added it to. Throws `link_invalid` and `throttled`. */
export async function resetPassword(
  services: SignInServices,
  given: { email: string; newPassword: string; resetToken: string; clientAddress: string },
): Promise<void> {
  await spendGuess(services, given.clientAddress);
  const passwordHash = await services.passwords.hash(given.newPassword);
  await services.database.system(async (tx) => {
    const hash = hashSecret(given.resetToken.trim());
    const spent = await consumeLink(tx, hash, ["reset", "setPassword"]);
    if (!spent || spent.email !== given.email) throw new Failure("link_invalid");
    // Nothing is kept of a transaction that throws: the link is still good for a better password.
    const bands = await listMemberships(tx, spent.account.userId);
    if (isCommonPassword(given.newPassword, [given.email, ...bands.map(({ name }) => name)]))
      throw invalidField("newPassword", COMMON_PASSWORD);
    await replacePassword(tx, spent.account, passwordHash);
    await markVerified(tx, spent.account);
    await openMemberships(tx, spent.account);
  });
}

/**
 * The address that the secret was mailed to is its owner's, and a new one is from now on the account's. It opens nothing:
 * whoever registered may be somebody else, and still has the password. Throws `link_invalid` and `throttled`.
 */
export async function verifyEmail(
  services: SignInServices,
  given: { token: string; clientAddress: string },
): Promise<{ email: string }> {
  await spendGuess(services, given.clientAddress);
  return services.database.system(async (tx) => {
    const spent = await consumeLink(tx, hashSecret(given.token), ["verify", "changeEmail"]);
    if (!spent) throw new Failure("link_invalid");
    if (spent.purpose === "changeEmail")
      return { email: await takePendingEmail(tx, spent.account) };
    await markVerified(tx, spent.account);
    return { email: spent.email };
  });
}
