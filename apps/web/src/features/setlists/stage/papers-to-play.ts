/** Which documents of a song one can play from. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { isForSongsAlone } from "@bandstand/domain/document-places";
import { viewedKind } from "../../../ui/viewer/viewed-file.ts";

type Listed = Pick<DocumentRow, "title" | "originalName" | "filename"> & {
  DocumentType: Pick<DocumentRow["DocumentType"], "mask" | "sequence">;
};

/** Every PDF, and pictures of charts and lyrics: a photo of the band is a picture as well. Charts come first. Pure. */
export function papersToPlay<Row extends Listed>(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ title, originalName, filename, DocumentType }) => {
      const kind = viewedKind(originalName ?? title);
      if (filename === null || kind === "other") return false;
      return kind === "pdf" || isForSongsAlone(DocumentType.mask);
    })
    .sort((one, other) => one.DocumentType.sequence - other.DocumentType.sequence);
}
