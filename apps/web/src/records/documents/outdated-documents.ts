/** What of the kept documents is not as the band has it now. Pure. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import type { KeptDocumentEntry } from "./kept-documents.ts";

interface ListedDocuments {
  /** All that the member may see. */
  rows: readonly Pick<DocumentRow, "id" | "filename">[];
  /** Milliseconds: when they were asked for. */
  at: number;
}

export interface OutdatedDocuments {
  /** Deleted, or not for this member any more. */
  gone: readonly number[];
  /** Those that have another file by now. */
  older: readonly number[];
}

export function outdatedDocuments(
  entries: Iterable<KeptDocumentEntry>,
  { rows, at }: ListedDocuments,
): OutdatedDocuments {
  const files = new Map(rows.map(({ id, filename }) => [id, filename]));
  const gone: number[] = [];
  const older: number[] = [];
  for (const { id, filename, cachedAt } of entries) {
    // What was kept since, an older list does not know.
    if (Date.parse(cachedAt) > at) continue;
    const now = files.get(id);
    if (now === filename) continue;
    if (typeof now === "string") older.push(id);
    else gone.push(id);
  }
  return { gone, older };
}
