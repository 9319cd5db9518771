/** The end of a band: its own transaction takes everything that carries its id, and can reach nothing else. */
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** Its name, held until the transaction ends: whoever adds something to the band meanwhile waits, and then finds none. */
export async function holdBand(tx: BandTransaction): Promise<string | undefined> {
  const [band] = await tx.rows<{ name: string }>(
    { text: "select name from bands where id = $1 for update" },
    [tx.bandId],
  );
  return band?.name;
}

export interface BandFile {
  filename: string;
  /** Whether somebody may be sending it at this moment. */
  isArriving: boolean;
}

export function listFiles(tx: BandTransaction): Promise<BandFile[]> {
  return tx.rows<BandFile>(
    {
      text: `select filename, attached_at is null as "isArriving" from stored_files where band_id = $1`,
    },
    [tx.bandId],
  );
}

/** All that is the band's goes with its row. */
export async function deleteBand(tx: BandTransaction): Promise<void> {
  await tx.rows({ text: "delete from bands where id = $1" }, [tx.bandId]);
}
