import type { BandTransaction } from "../../platform/database/transactions.ts";

export async function roleTagOf(tx: BandTransaction, roleId: number): Promise<string | undefined> {
  const [row] = await tx.arrays<[string]>({ text: "select tag from roles where id = $1" }, [
    roleId,
  ]);
  return row?.[0];
}
