import type { CSSProperties } from "react";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./stage-tempo.module.css";

/** The tempo in beats a minute, and as a dot that gives them without a sound. */
export function StageTempo({ bpm }: { bpm: number }) {
  const style: CSSProperties & Record<"--beat", string> = { "--beat": `${60 / bpm}s` };
  return (
    <span className={styles.tempo}>
      <i className={styles.dot} style={style} aria-hidden />
      {bpm}
      <VisuallyHidden> beats per minute</VisuallyHidden>
    </span>
  );
}
