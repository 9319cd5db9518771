/** A new password of one's own, by somebody who knows the one before. */
import { invalidField } from "@bandstand/contracts/failure";
import type { ChangePassword } from "@bandstand/contracts/account";
import { COMMON_PASSWORD, isCommonPassword } from "@bandstand/domain/common-password";
import type { Caller } from "../../platform/http/caller.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { changeOwnPassword, keepPendingEmail } from "../../records/accounts/accounts.repository.ts";
import { voidLinks } from "../../records/accounts/links.repository.ts";
import { revokeAllTokens } from "../../records/accounts/tokens.repository.ts";
import { passwordChangedMail } from "./account.jobs.ts";
import type { AccountServices } from "./account.services.ts";
import { bandNamesOf } from "./devices.repository.ts";
import { holdProved, provePassword } from "../../records/accounts/own-password.ts";

export const PASSWORD_CHANGED = "Your password has been changed. All other devices are signed out.";
const SAME = "This is the password you have already";

/**
 * Ends every other sign-in of the account, and what was mailed to it before: whoever changes their password may do so because
 * somebody else knows it. Throws `invalid` and `throttled`.
 */
export async function changePassword(
  services: AccountServices,
  caller: Caller,
  { currentPassword, newPassword, clientAddress }: ChangePassword & { clientAddress: string },
): Promise<{ message: string }> {
  const { database, passwords } = services;
  const proved = await provePassword(services, caller, {
    password: currentPassword,
    clientAddress,
  });
  if (newPassword === currentPassword) throw invalidField("newPassword", SAME);
  const bands = await database.person({ userId: caller.userId, readOnly: true }, bandNamesOf);
  if (isCommonPassword(newPassword, [proved.email, ...bands]))
    throw invalidField("newPassword", COMMON_PASSWORD);
  const passwordHash = await passwords.hash(newPassword);
  await database.system(async (tx) => {
    const account = await holdProved(tx, caller, proved);
    await changeOwnPassword(tx, account, passwordHash);
    await voidLinks(tx, account);
    await keepPendingEmail(tx, account, null);
    await revokeAllTokens(tx, account, caller);
    await enqueue(tx, passwordChangedMail, { userId: caller.userId });
  });
  return { message: PASSWORD_CHANGED };
}
