import type { SystemTransaction } from "../../platform/database/transactions.ts";

/** The address that waits for its link. */
export async function findPendingEmail(
  tx: SystemTransaction,
  userId: number,
): Promise<string | null> {
  const [row] = await tx.rows<{ email: string | null }>(
    { text: "select pending_email as email from users where id = $1" },
    [userId],
  );
  return row?.email ?? null;
}
