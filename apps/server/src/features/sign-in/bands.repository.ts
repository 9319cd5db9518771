import { slugify, uniqueIdentity } from "@bandstand/domain/band-identity";
import type { SystemTransaction } from "../../platform/database/transactions.ts";

/** Founds a band under the first free identity of its name, also when another band takes one at the same moment. */
export async function createBand(tx: SystemTransaction, name: string): Promise<number> {
  const rows = await tx.rows<{ identity: string }>(
    { text: "select identity from bands where identity = $1 or starts_with(identity, $1 || '-')" },
    [slugify(name)],
  );
  const taken = new Set(rows.map(({ identity }) => identity));
  for (;;) {
    const identity = uniqueIdentity(name, taken);
    const [band] = await tx.rows<{ id: number }>(
      {
        text: "insert into bands (name, identity) values ($1, $2) on conflict (identity) do nothing returning id",
      },
      [name, identity],
    );
    if (band) return band.id;
    taken.add(identity);
  }
}

export async function rememberBand(
  tx: SystemTransaction,
  userId: number,
  bandId: number,
): Promise<void> {
  await tx.rows({ text: "update users set last_band_id = $2 where id = $1" }, [userId, bandId]);
}
