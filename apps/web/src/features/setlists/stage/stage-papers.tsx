/** The PDFs of a song, to play from in the place of its chart. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { listDocuments } from "@bandstand/contracts/documents";
import { useMay } from "../../../lib/services/use-may.ts";
import { useViewedDocument } from "../../../records/documents/document-file.ts";
import { useAttachedDocuments } from "../../../records/documents/documents-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { PdfSpread } from "../../../ui/viewer/pdf/pdf-spread.tsx";
import styles from "./stage-papers.module.css";

const NONE: readonly DocumentRow[] = [];

function usePapers(songId: number): readonly DocumentRow[] {
  const { data = NONE } = useAttachedDocuments({ relation: "song", id: songId });
  return data.filter(({ FileType }) => FileType?.extension === "pdf");
}

interface StagePapersProps {
  songId: number;
  /** The one that stands in the place of the chart. */
  shown: number | null;
  onShow: (documentId: number | null) => void;
}

/** Nothing where the song has none. */
export function StagePapers(props: StagePapersProps) {
  return useMay(listDocuments) ? <Papers {...props} /> : null;
}

function Papers({ songId, shown, onShow }: StagePapersProps) {
  const papers = usePapers(songId);
  if (papers.length === 0) return null;
  return (
    <div className={styles.papers} role="group" aria-label="Play from">
      <Button size="small" aria-pressed={shown === null} onClick={() => onShow(null)}>
        Chart
      </Button>
      {papers.map(({ id, title }) => (
        <Button key={id} size="small" aria-pressed={shown === id} onClick={() => onShow(id)}>
          {title}
        </Button>
      ))}
    </div>
  );
}

interface StagePaperProps {
  songId: number;
  documentId: number;
  /** From 0. */
  page: number;
  onCounted: (pages: number) => void;
}

export function StagePaper({ songId, documentId, ...turned }: StagePaperProps) {
  const document = usePapers(songId).find(({ id }) => id === documentId);
  return document ? <Paper document={document} {...turned} /> : null;
}

function Paper({
  document,
  ...turned
}: Omit<StagePaperProps, "songId" | "documentId"> & { document: DocumentRow }) {
  const file = useViewedDocument(document);
  return file && <PdfSpread key={document.filename} open={file.open} {...turned} />;
}
