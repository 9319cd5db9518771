/** A new password, which came by a mailed link, and the end of everything that the old one opened. */
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import {
  type HeldAccount,
  keepPassword,
  keepPendingEmail,
} from "../../records/accounts/accounts.repository.ts";
import { voidLinks } from "../../records/accounts/links.repository.ts";
import { revokeAllTokens } from "../../records/accounts/tokens.repository.ts";

export async function replacePassword(
  tx: SystemTransaction,
  account: HeldAccount,
  passwordHash: string,
): Promise<void> {
  await keepPassword(tx, account, { passwordHash, byLink: true });
  await voidLinks(tx, account);
  await keepPendingEmail(tx, account, null);
  await revokeAllTokens(tx, account);
}
