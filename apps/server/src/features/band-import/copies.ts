/** Files of one band copied for another: entered in its register first, so that whatever breaks leaves nothing unknown. */
import { randomBytes } from "node:crypto";
import { newFileName } from "../../platform/files/file-key.ts";
import { extensionOf } from "../../platform/files/file-types.ts";
import { requireRoom } from "../../platform/files/room.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import type { SourceFile } from "./source.repository.ts";
import { type CopiedFile, reserveCopies } from "./target.repository.ts";

/** Copies at a time. */
const AT_ONCE = 4;

/** Copies by the names of what they were made from; one whose file is missing has none. */
export type Copies = ReadonlyMap<string, CopiedFile>;

/** Throws `no_room`, `StorageFull` and what else copying fails with, also when it is cancelled; then nothing is left. */
export async function copyFiles(
  services: FileServices,
  bandId: number,
  sources: readonly SourceFile[],
  cancelled: AbortSignal,
): Promise<Copies> {
  const planned = sources.map(({ filename: from, ...facts }) => ({
    from,
    copy: { ...facts, filename: newFileName(extensionOf(from), randomBytes) },
  }));
  if (planned.length === 0) return new Map();
  const size = sources.reduce((sum, source) => sum + (source.size ?? 0), 0);
  await requireRoom(services, bandId, { size });
  await services.database.band({ bandId }, (tx) =>
    reserveCopies(
      tx,
      planned.map(({ copy }) => copy),
    ),
  );
  const copies = new Map<string, CopiedFile>();
  const queue = planned.values();
  const work = async () => {
    for (const { from, copy } of queue) {
      throwIfAborted(cancelled);
      if (await services.files.copy(from, copy.filename)) copies.set(from, copy);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = results.find((result) => result.status === "rejected");
  const left = failed ? planned : planned.filter(({ from }) => !copies.has(from));
  await removeReleased(
    services,
    bandId,
    left.map(({ copy }) => copy.filename),
  );
  if (failed) throw failed.reason;
  return copies;
}
