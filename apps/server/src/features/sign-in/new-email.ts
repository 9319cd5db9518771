/** A new address of an account, once the link that was mailed to it has been used. */
import { Failure } from "@bandstand/contracts/failure";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import type { HeldAccount } from "../../records/accounts/accounts.repository.ts";
import { voidLinks } from "../../records/accounts/links.repository.ts";

/**
 * Whoever used the link reads the address's mail, which says nothing of who chose the password: from now on it counts as
 * chosen by anybody. What was mailed to the old address is good for nothing any more. A band that has added the old address meant
 * its reader: while a membership waits for them, the account keeps its address, or a later reset would open it to somebody else.
 * Throws `link_invalid` then, where no address waits, and where it is another account's by now.
 */
export async function takePendingEmail(
  tx: SystemTransaction,
  account: HeldAccount,
): Promise<string> {
  const waiting = await tx.rows(
    { text: "select 1 from band_users where user_id = $1 and confirmed_at is null limit 1" },
    [account.userId],
  );
  if (waiting.length > 0) throw new Failure("link_invalid");
  const [taken] = await tx
    .rows<{ email: string }>(
      {
        text: `
          update users set email = pending_email, pending_email = null, email_verified_at = now()
          where id = $1 and pending_email is not null returning email`,
      },
      [account.userId],
    )
    .catch((error: unknown) => {
      if (violatedConstraint(error)?.constraint === "users_email") return [];
      throw error;
    });
  if (!taken) throw new Failure("link_invalid");
  await tx.rows({ text: "update user_passwords set by_link = false where user_id = $1" }, [
    account.userId,
  ]);
  await voidLinks(tx, account);
  return taken.email;
}
