import type { Database } from "../../platform/database/transactions.ts";
import type { FileStore } from "../../platform/files/file-store.ts";

export interface LibraryServices {
  database: Database;
  files: FileStore;
  now: () => Date;
}
