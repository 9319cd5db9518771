/**
 * The register of files: a name is entered before its file is written, attached when a record holds it, released when
 * none does any more. Whatever breaks in between leaves a row that housekeeping finds.
 */
import type { BandTransaction } from "../database/transactions.ts";

export type StoredFileKind = "recording" | "rendition" | "peaks" | "document" | "page" | "picture";

export async function reserveFile(
  tx: BandTransaction,
  file: { filename: string; kind: StoredFileKind; type: string },
): Promise<void> {
  await tx.rows(
    { text: "insert into stored_files (band_id, filename, kind, type) values ($1, $2, $3, $4)" },
    [tx.bandId, file.filename, file.kind, file.type],
  );
}

export async function attachFile(
  tx: BandTransaction,
  filename: string,
  size: number,
): Promise<void> {
  await tx.rows(
    {
      text: "update stored_files set attached_at = now(), size = $3 where band_id = $1 and filename = $2",
    },
    [tx.bandId, filename, size],
  );
}

export async function releaseFiles(
  tx: BandTransaction,
  filenames: readonly string[],
): Promise<void> {
  if (filenames.length === 0) return;
  await tx.rows(
    {
      text: "update stored_files set released_at = now() where band_id = $1 and filename = any ($2)",
    },
    [tx.bandId, filenames],
  );
}

/** Bytes of all files that records of the band hold, but for some. */
export async function sumOfFiles(tx: BandTransaction, without: readonly string[]): Promise<number> {
  const [row] = await tx.rows<{ sum: number }>(
    {
      name: "sum_of_files",
      text: `
        select coalesce(sum(size), 0)::float8 as sum from stored_files
        where band_id = $1 and attached_at is not null and released_at is null and filename <> all ($2)`,
    },
    [tx.bandId, without],
  );
  return row?.sum ?? 0;
}

/** Takes released and never attached names out of the register, once their files are gone. */
export async function forgetFiles(
  tx: BandTransaction,
  filenames: readonly string[],
): Promise<void> {
  await tx.rows(
    {
      text: `
        delete from stored_files
        where band_id = $1 and filename = any ($2) and (attached_at is null or released_at is not null)`,
    },
    [tx.bandId, filenames],
  );
}

/** What kind of file of this band a name stands for; undefined where no record holds it. */
export async function findAttachedFile(
  tx: BandTransaction,
  filename: string,
): Promise<{ kind: StoredFileKind } | undefined> {
  const [file] = await tx.rows<{ kind: StoredFileKind }>(
    {
      name: "find_attached_file",
      text: `
        select kind from stored_files
        where band_id = $1 and filename = $2 and attached_at is not null and released_at is null`,
    },
    [tx.bandId, filename],
  );
  return file;
}
