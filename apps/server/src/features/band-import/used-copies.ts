/** Of the files that were copied ahead, those that records hold stay, and the others go. */
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { filesOf } from "./copied-records.ts";
import type { Copies } from "./copies.ts";
import { attachCopies } from "./target.repository.ts";

/** The copies that records hold now; what came meanwhile by another import leaves its own unused. */
export async function attachUsed(
  tx: BandTransaction,
  copies: Copies,
  records: readonly Parameters<typeof filesOf>[0][],
): Promise<string[]> {
  const held = new Set(records.flatMap(filesOf));
  const used = [...copies.values()].filter(({ filename }) => held.has(filename));
  await attachCopies(tx, used);
  return used.map(({ filename }) => filename);
}

export async function removeUnused(
  services: FileServices,
  bandId: number,
  copies: Copies,
  used: readonly string[],
): Promise<void> {
  const held = new Set(used);
  const unused = [...copies.values()].filter(({ filename }) => !held.has(filename));
  await removeReleased(
    services,
    bandId,
    unused.map(({ filename }) => filename),
  );
}
