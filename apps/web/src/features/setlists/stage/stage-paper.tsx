/** A paper in the place of the chart. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { useViewedDocument } from "../../../records/documents/document-file.ts";
import { PdfSpread } from "../../../ui/viewer/pdf/late-pdf-spread.ts";
import { PictureSheet } from "../../../ui/viewer/picture-sheet.tsx";
import { viewedKind } from "../../../ui/viewer/viewed-file.ts";
import { usePapers } from "./use-papers.ts";

interface StagePaperProps {
  songId: number;
  documentId: number;
  /** From 0. */
  page: number;
  onCounted: (pages: number) => void;
}

export function StagePaper({ songId, documentId, ...turned }: StagePaperProps) {
  const document = usePapers(songId).find(({ id }) => id === documentId);
  return document ? <Paper key={document.filename} document={document} {...turned} /> : null;
}

function Paper({
  document,
  page,
  onCounted,
}: Omit<StagePaperProps, "songId" | "documentId"> & { document: DocumentRow }) {
  const file = useViewedDocument(document);
  if (!file) return null;
  if (viewedKind(file.name) === "pdf") {
    return <PdfSpread open={file.open} page={page} onCounted={onCounted} />;
  }
  const drawn = viewedKind(file.name) === "drawn" ? file.drawn : null;
  return <PictureSheet file={file} drawn={drawn} onCounted={onCounted} />;
}
