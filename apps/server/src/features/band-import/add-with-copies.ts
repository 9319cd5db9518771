/** Records of one band added to another: their files are copied first, then every row is added in one transaction. */
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { requireNotBeyond } from "../../platform/files/room.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import { filesOf } from "./copied-records.ts";
import { type Copies, copyFiles } from "./copies.ts";
import type { SourceFile } from "./source.repository.ts";
import { attachCopies, lockImports } from "./target.repository.ts";

type Holder = Parameters<typeof filesOf>[0];

interface Added {
  imported: number;
  /** Whatever was added that may hold files. */
  holders: readonly Holder[];
}

/**
 * Resolves with how many were imported. Throws `limit_reached`, `no_room`, `StorageFull` and what `add` throws. Whatever
 * fails, or is cancelled before its end, leaves nothing; what came meanwhile by another import leaves its own copies unused.
 */
export async function addWithCopies(
  services: FileServices,
  caller: Caller,
  { files, cancelled }: { files: readonly SourceFile[]; cancelled: AbortSignal },
  add: (tx: BandTransaction, copies: Copies) => Promise<Added>,
): Promise<number> {
  const copies = await copyFiles(services, caller.bandId, files, cancelled);
  let used: readonly string[] = [];
  try {
    const imported = await services.database.band(bandScope(caller), async (tx) => {
      await lockImports(tx);
      const added = await add(tx, copies);
      used = await attachUsed(tx, copies, added.holders);
      await requireNotBeyond(tx, services.bandStorage);
      throwIfAborted(cancelled);
      return added.imported;
    });
    await removeUnused(services, caller.bandId, copies, used);
    return imported;
  } catch (error) {
    await removeUnused(services, caller.bandId, copies, []);
    throw error;
  }
}

async function attachUsed(
  tx: BandTransaction,
  copies: Copies,
  holders: readonly Holder[],
): Promise<string[]> {
  const held = new Set(holders.flatMap(filesOf));
  const used = [...copies.values()].filter(({ filename }) => held.has(filename));
  await attachCopies(tx, used);
  return used.map(({ filename }) => filename);
}

async function removeUnused(
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
