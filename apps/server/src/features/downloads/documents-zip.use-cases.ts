/** The files of documents for a ZIP: those alone that the member may see. */
import { Failure } from "@bandstand/contracts/failure";
import { extensionOf } from "@bandstand/domain/file-extension";
import { safeFileName } from "@bandstand/domain/file-names";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import type { ZipEntry } from "../../platform/files/zip.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { isVisible, SIGHT_PARAMETERS, sightOf } from "../../records/documents/visible-documents.ts";
import { type StoredFiles, storedEntries } from "./stored-entries.ts";

/**
 * In the given order, one without a file left out. Throws `document_not_found` where one of them is not there or not for the
 * member, and `no_document_file` where none has one.
 */
export async function documentEntries(
  services: StoredFiles,
  caller: Caller,
  ids: readonly number[],
): Promise<ZipEntry[]> {
  const wanted = [...new Set(ids)];
  const found = await services.database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    filesOf(tx, caller, wanted),
  );
  if (found.length < wanted.length) throw new Failure("document_not_found");
  const files = found.flatMap((document) =>
    document.filename === null ? [] : [{ ...document, filename: document.filename }],
  );
  if (files.length === 0) throw new Failure("no_document_file");
  return storedEntries(
    services,
    files.map((file) => ({ ...file, name: nameOf(file.title, file.filename) })),
  );
}

interface FileOfZip {
  title: string;
  filename: string | null;
  size: number | null;
  date: string;
}

const FIND = `
  select d.title, d.filename, d.size, d.updated_at as date
  from unnest($${2 + SIGHT_PARAMETERS}::integer[]) with ordinality g (id, place)
  join documents d on d.band_id = $1 and d.id = g.id
  where ${isVisible("d", 2)} order by g.place`;

function filesOf(
  tx: BandTransaction,
  caller: Caller,
  ids: readonly number[],
): Promise<FileOfZip[]> {
  return tx.rows<FileOfZip>({ text: FIND }, [tx.bandId, ...sightOf(caller), ids]);
}

/** By the title that it has now: what it was called where it came from says less. */
function nameOf(title: string, filename: string): string {
  const extension = extensionOf(filename);
  return safeFileName(`${title}.${extension}`, `Document.${extension}`);
}
