import type { BandTransaction } from "../../platform/database/transactions.ts";

/** Whether the band has such a song. */
export async function isSong(tx: BandTransaction, songId: number): Promise<boolean> {
  const found = await tx.arrays(
    { name: "is_song", text: "select id from songs where band_id = $1 and id = $2" },
    [tx.bandId, songId],
  );
  return found.length > 0;
}
