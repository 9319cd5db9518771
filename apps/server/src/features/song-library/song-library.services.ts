import type { Database } from "../../platform/database/transactions.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Workers } from "../../platform/workers/workers.ts";

export interface LibraryServices {
  database: Database;
  files: FileStore;
  workers: Workers;
  now: () => Date;
}
