import type { SystemTransaction } from "../../platform/database/transactions.ts";

export interface Account {
  userId: number;
  email: string;
  /** Null for an account that was invited and has not set one. */
  passwordHash: string | null;
  lastBandId: number | null;
}

export async function findAccount(
  tx: SystemTransaction,
  email: string,
): Promise<Account | undefined> {
  const [account] = await tx.rows<Account>(
    {
      name: "find_account",
      text: `
        select u.id as "userId", u.email, p.password_hash as "passwordHash", u.last_band_id as "lastBandId"
        from users u left join user_passwords p on p.user_id = u.id
        where u.email = $1`,
    },
    [email],
  );
  return account;
}

export async function findEmail(
  tx: SystemTransaction,
  userId: number,
): Promise<string | undefined> {
  const [row] = await tx.rows<{ email: string }>(
    { text: "select email from users where id = $1" },
    [userId],
  );
  return row?.email;
}

/** The new account's id; null where somebody else took the address a moment before. */
export async function createAccount(
  tx: SystemTransaction,
  email: string,
  passwordHash: string,
): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(
    { text: "insert into users (email) values ($1) on conflict (email) do nothing returning id" },
    [email],
  );
  if (row) await setPassword(tx, row.id, passwordHash);
  return row?.id ?? null;
}

export async function setPassword(
  tx: SystemTransaction,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await tx.rows(
    {
      text: `
        insert into user_passwords (user_id, password_hash) values ($1, $2)
        on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    },
    [userId, passwordHash],
  );
}

/** The address is its owner's; memberships that waited for that are open now. */
export async function markVerified(tx: SystemTransaction, userId: number): Promise<void> {
  await tx.rows(
    {
      text: "update users set email_verified_at = now() where id = $1 and email_verified_at is null",
    },
    [userId],
  );
  await tx.rows(
    {
      text: "update band_users set confirmed_at = now() where user_id = $1 and confirmed_at is null",
    },
    [userId],
  );
}
