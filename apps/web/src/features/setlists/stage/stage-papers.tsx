/** The PDFs of a song, to play from in the place of its chart. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { listDocuments } from "@bandstand/contracts/documents";
import { useEffect, useEffectEvent } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useViewedDocument } from "../../../records/documents/document-file.ts";
import { useAttachedDocuments } from "../../../records/documents/documents-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { PdfSpread } from "../../../ui/viewer/pdf/pdf-spread.tsx";
import { keepFocus } from "./keep-focus.ts";
import styles from "./stage-papers.module.css";

const NONE: readonly DocumentRow[] = [];

function usePapers(songId: number): readonly DocumentRow[] {
  const { data = NONE } = useAttachedDocuments({ relation: "song", id: songId });
  return data.filter(({ FileType }) => FileType?.extension === "pdf");
}

interface StagePapersProps {
  songId: number;
  /** Nothing else is there to play from: its first paper opens by itself. */
  hasNoChart: boolean;
  /** The one that stands in the place of the chart. */
  shown: number | null;
  onShow: (documentId: number | null) => void;
}

/** Nothing where the song has none. */
export function StagePapers(props: StagePapersProps) {
  return useMay(listDocuments) ? <Papers {...props} /> : null;
}

function Papers({ songId, hasNoChart, shown, onShow }: StagePapersProps) {
  const papers = usePapers(songId);
  const first = papers[0]?.id;
  const open = useEffectEvent((id: number) => onShow(id));
  useEffect(() => {
    if (hasNoChart && first !== undefined) open(first);
  }, [hasNoChart, first]);
  if (papers.length === 0) return null;
  return (
    <div className={styles.papers} role="group" aria-label="Play from">
      <Button aria-pressed={shown === null} onMouseDown={keepFocus} onClick={() => onShow(null)}>
        Chart
      </Button>
      {papers.map(({ id, title }) => (
        <Button
          key={id}
          aria-pressed={shown === id}
          onMouseDown={keepFocus}
          onClick={() => onShow(id)}
        >
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
