/** Removing files whose records are gone. The change is committed by then: what fails here waits for housekeeping. */
import type { Database } from "../database/transactions.ts";
import type { Logger } from "../log/log.ts";
import type { FileStore } from "./file-store.ts";
import { forgetFiles } from "./stored-files.repository.ts";

export interface FileServices {
  database: Database;
  files: FileStore;
  log: Logger;
  /** Bytes that all files of one band may take. */
  bandStorage: number;
}

/** What removing files takes. */
type RemovingServices = Omit<FileServices, "bandStorage">;

export async function removeReleased(
  { database, files, log }: RemovingServices,
  bandId: number,
  filenames: readonly string[],
): Promise<void> {
  if (filenames.length === 0) return;
  try {
    await Promise.all(filenames.map((filename) => files.remove(filename)));
    await database.band({ bandId }, (tx) => forgetFiles(tx, filenames));
  } catch (error) {
    log.warn({ err: error, bandId }, "a released file could not be removed yet");
  }
}
