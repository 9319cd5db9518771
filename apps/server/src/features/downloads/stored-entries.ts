/** Stored files as entries of a ZIP. */
import type { Database } from "../../platform/database/transactions.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { ZipEntry } from "../../platform/files/zip.ts";

export interface StoredFiles {
  database: Database;
  files: FileStore;
}

interface NamedFile {
  filename: string;
  name: string;
  /** Bytes. */
  size: number | null;
  date: string;
}

export function storedEntries({ files }: StoredFiles, named: readonly NamedFile[]): ZipEntry[] {
  return named.map(({ filename, name, size, date }) => ({
    name,
    size,
    compress: false,
    modifiedAt: new Date(date),
    async open() {
      const opened = await files.open(filename);
      if (!opened) throw new Error(`The file ${filename} is not in the store.`);
      return opened.stream;
    },
  }));
}
