/** Files made of what somebody sent: kept by its record, or not at all. */
import type { Readable } from "node:stream";
import type { BandTransaction } from "../database/transactions.ts";
import { type FileServices, removeReleased } from "./stored-files.ts";
import { attachFile, reserveFile, type StoredFileKind } from "./stored-files.repository.ts";

export interface MadeFile {
  filename: string;
  kind: StoredFileKind;
  type: string;
  open: () => Readable;
}

/** `keep` says whether the record still wants them; where it does not, or anything fails, they go again. */
export async function storeMade(
  services: FileServices,
  bandId: number,
  { files, keep }: { files: readonly MadeFile[]; keep: (tx: BandTransaction) => Promise<boolean> },
): Promise<boolean> {
  const { database } = services;
  await database.band({ bandId }, async (tx) => {
    for (const { filename, kind, type } of files) await reserveFile(tx, { filename, kind, type });
  });
  let isKept = false;
  try {
    const sizes = new Map<string, number>();
    for (const { filename, type, open } of files) {
      const { size } = await services.files.write(filename, open(), { contentType: type });
      sizes.set(filename, size);
    }
    isKept = await database.band({ bandId }, async (tx) => {
      if (!(await keep(tx))) return false;
      for (const [filename, size] of sizes) await attachFile(tx, filename, size);
      return true;
    });
  } finally {
    const filenames = files.map(({ filename }) => filename);
    if (!isKept) await removeReleased(services, bandId, filenames);
  }
  return isKept;
}
