/** Which documents of songs have yet to come, so that they are on this device with their songs. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { viewedKind } from "../../ui/viewer/viewed-file.ts";
import type { KeptDocumentEntry } from "./kept-documents.ts";

type Listed = Pick<DocumentRow, "id" | "songId" | "title" | "filename" | "originalName">;

/** Those that open here, and are not kept or have another file by now. Pure. */
export function missingPapers<Row extends Listed>(
  rows: readonly Row[],
  songIds: Iterable<number>,
  entries: ReadonlyMap<number, Pick<KeptDocumentEntry, "filename">>,
): Row[] {
  const wanted = new Set(songIds);
  return rows
    .filter(({ songId }) => songId !== null && wanted.has(songId))
    .filter(({ originalName, title }) => viewedKind(originalName ?? title) !== "other")
    .filter(({ id, filename }) => filename !== null && entries.get(id)?.filename !== filename);
}
