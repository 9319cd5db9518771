import type { BandTransaction } from "../../platform/database/transactions.ts";

export async function markInvited(tx: BandTransaction, bandUserId: number): Promise<void> {
  await tx.rows(
    { text: "update band_users set invited_at = now() where band_id = $1 and id = $2" },
    [tx.bandId, bandUserId],
  );
}
