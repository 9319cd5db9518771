/** The papers of a song, to play from in the place of its chart. */
import { listDocuments } from "@bandstand/contracts/documents";
import { useEffect, useEffectEvent } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { keepFocus } from "./keep-focus.ts";
import styles from "./stage-papers.module.css";
import { usePapers } from "./use-papers.ts";

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
