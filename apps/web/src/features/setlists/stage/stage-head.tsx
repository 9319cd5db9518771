import { keyWords, type PlayedKey } from "@bandstand/domain/played-key";
import { IconAdjustmentsHorizontal, IconList } from "@tabler/icons-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { keyText } from "../../../ui/marks/key-text.ts";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./stage-head.module.css";
import { StageTempo } from "./stage-tempo.tsx";

interface StageHeadProps {
  title: string;
  played: PlayedKey;
  bpm: number | null;
  note: string | null;
  /** "1 of 2"; null for a single one. */
  pages: string | null;
  /** On a narrow screen, where the list is not beside the song. */
  onList: () => void;
  /** Those of the chart; null where there is none. */
  tools: { isOpen: boolean; set: (isOpen: boolean) => void } | null;
}

export function StageHead({ title, played, bpm, note, pages, onList, tools }: StageHeadProps) {
  const key = keyWords(played);
  return (
    <header className={styles.head}>
      <IconButton label="Back to the list" className={styles.toList} onClick={onList}>
        <IconList aria-hidden />
      </IconButton>
      <div className={styles.what}>
        <h2>{title}</h2>
        <p className={styles.facts}>
          {key !== null && (
            <span className={styles.key}>
              <VisuallyHidden>Key </VisuallyHidden>
              {keyText(key)}
            </span>
          )}
          {bpm !== null && <StageTempo bpm={bpm} />}
        </p>
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
      {pages !== null && <span className={styles.pages}>{pages}</span>}
      {tools && (
        <IconButton
          label="Chart tools"
          aria-expanded={tools.isOpen}
          onClick={() => tools.set(!tools.isOpen)}
        >
          <IconAdjustmentsHorizontal aria-hidden />
        </IconButton>
      )}
    </header>
  );
}
