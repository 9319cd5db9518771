/** Secrets that were mailed to an account: each for one purpose, once, and for a while. */
import type { SystemTransaction } from "../../platform/database/transactions.ts";

export type LinkPurpose = "reset" | "setPassword" | "verify";

export async function keepLink(
  tx: SystemTransaction,
  link: { userId: number; purpose: LinkPurpose; hash: string; lifeSeconds: number },
): Promise<void> {
  await tx.rows(
    {
      text: `
        insert into user_links (user_id, purpose, hash, expires_at)
        values ($1, $2, $3, now() + make_interval(secs => $4))`,
    },
    [link.userId, link.purpose, link.hash, link.lifeSeconds],
  );
}

/** Uses a link up and says whose it was; undefined for none that still holds. */
export async function spendLink(
  tx: SystemTransaction,
  hash: string,
  purposes: readonly LinkPurpose[],
): Promise<{ userId: number; email: string } | undefined> {
  const [account] = await tx.rows<{ userId: number; email: string }>(
    {
      text: `
        update user_links l set used_at = now() from users u
        where l.hash = $1 and l.purpose = any ($2) and l.used_at is null and l.expires_at > now() and u.id = l.user_id
        returning u.id as "userId", u.email`,
    },
    [hash, purposes],
  );
  return account;
}
