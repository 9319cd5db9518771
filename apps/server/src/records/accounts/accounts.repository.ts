import type { SystemTransaction } from "../../platform/database/transactions.ts";

export interface Account {
  userId: number;
  email: string;
  /** Null for an account that was invited and has not set one. */
  passwordHash: string | null;
  lastBandId: number | null;
}

const held = Symbol("locked until the transaction ends");

/** An account whose row the transaction has locked, with the password of that moment. */
export interface HeldAccount {
  readonly [held]: true;
  readonly userId: number;
  readonly passwordHash: string | null;
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

/**
 * Locks the account, so that whatever opens a session, uses a mailed link or changes the password is decided one after
 * the other. Each of them takes this lock before any row of links, memberships or tokens: with one order for all, nobody
 * waits in a circle. Not a shared lock, since opening a session writes the row afterwards, and two who shared it would
 * wait for each other.
 */
export async function holdAccount(
  tx: SystemTransaction,
  userId: number,
): Promise<HeldAccount | undefined> {
  const [user] = await tx.rows<{ id: number }>(
    { text: "select id from users where id = $1 for no key update" },
    [userId],
  );
  if (!user) return undefined;
  // Read by a statement of its own: the one above saw the database as it was before it had to wait.
  const [password] = await tx.rows<{ hash: string }>(
    { text: "select password_hash as hash from user_passwords where user_id = $1" },
    [userId],
  );
  return { [held]: true, userId, passwordHash: password?.hash ?? null };
}

/** Null where somebody else took the address a moment before. */
export async function createAccount(
  tx: SystemTransaction,
  email: string,
  passwordHash: string,
): Promise<HeldAccount | null> {
  const [row] = await tx.rows<{ id: number }>(
    { text: "insert into users (email) values ($1) on conflict (email) do nothing returning id" },
    [email],
  );
  if (!row) return null;
  const account: HeldAccount = { [held]: true, userId: row.id, passwordHash };
  await keepPassword(tx, account, { passwordHash, byLink: false });
  // Nobody else sees the row before it is committed: as good as locked.
  return account;
}

export async function keepPassword(
  tx: SystemTransaction,
  { userId }: HeldAccount,
  { passwordHash, byLink }: { passwordHash: string; byLink: boolean },
): Promise<void> {
  await tx.rows(
    {
      text: `
        insert into user_passwords (user_id, password_hash, by_link) values ($1, $2, $3)
        on conflict (user_id) do update
        set password_hash = excluded.password_hash, by_link = excluded.by_link, changed_at = now()`,
    },
    [userId, passwordHash, byLink],
  );
}

/** Of somebody who knew the one before: whose it is is as well known as it was. */
export async function changeOwnPassword(
  tx: SystemTransaction,
  { userId }: HeldAccount,
  passwordHash: string,
): Promise<void> {
  await tx.rows(
    {
      text: "update user_passwords set password_hash = $2, changed_at = now() where user_id = $1",
    },
    [userId, passwordHash],
  );
}

/** The address that waits for its link; null calls off what waits. */
export async function keepPendingEmail(
  tx: SystemTransaction,
  { userId }: HeldAccount,
  email: string | null,
): Promise<void> {
  await tx.rows(
    {
      text: "update users set pending_email = $2 where id = $1 and pending_email is distinct from $2",
    },
    [userId, email],
  );
}

/** The address is its owner's. Whether the password is theirs too is another question: see `openMemberships`. */
export async function markVerified(tx: SystemTransaction, { userId }: HeldAccount): Promise<void> {
  await tx.rows(
    {
      text: "update users set email_verified_at = now() where id = $1 and email_verified_at is null",
    },
    [userId],
  );
}
