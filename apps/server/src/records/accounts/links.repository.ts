/** Secrets that were mailed to an account: each for one purpose, once, and for a while. */
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import { type HeldAccount, holdAccount } from "./accounts.repository.ts";

const LINK_PURPOSES = ["reset", "setPassword", "verify", "changeEmail"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export async function saveLink(
  tx: SystemTransaction,
  { userId }: HeldAccount,
  link: { purpose: LinkPurpose; hash: string; lifeSeconds: number },
): Promise<void> {
  await tx.rows(
    {
      text: `
        insert into user_links (user_id, purpose, hash, expires_at)
        values ($1, $2, $3, now() + make_interval(secs => $4))`,
    },
    [userId, link.purpose, link.hash, link.lifeSeconds],
  );
}

/** Uses a link up and holds the account that it was mailed to; undefined for none that is still good. */
export async function consumeLink(
  tx: SystemTransaction,
  hash: string,
  purposes: readonly LinkPurpose[],
): Promise<{ account: HeldAccount; email: string; purpose: LinkPurpose } | undefined> {
  const [owner] = await tx.rows<{ userId: number; email: string }>(
    {
      text: `
        select u.id as "userId", u.email from user_links l join users u on u.id = l.user_id where l.hash = $1`,
    },
    [hash],
  );
  const account = owner && (await holdAccount(tx, owner.userId));
  if (!account) return undefined;
  const [spent] = await tx.rows<{ purpose: LinkPurpose }>(
    {
      text: `
        update user_links set used_at = now()
        where hash = $1 and purpose = any ($2) and used_at is null and expires_at > now() returning purpose`,
    },
    [hash, purposes],
  );
  return spent && { account, email: owner.email, purpose: spent.purpose };
}

/** What was mailed before is good for nothing any more. Without purposes: whatever it was for. */
export async function voidLinks(
  tx: SystemTransaction,
  { userId }: HeldAccount,
  purposes: readonly LinkPurpose[] = LINK_PURPOSES,
): Promise<void> {
  await tx.rows(
    {
      text: `
        update user_links set used_at = now()
        where user_id = $1 and purpose = any ($2) and used_at is null and expires_at > now()`,
    },
    [userId, purposes],
  );
}
