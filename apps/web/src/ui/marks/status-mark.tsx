import { VisuallyHiddenInline } from "./visually-hidden.tsx";
import styles from "./status-mark.module.css";
import { type Tone, toneClass } from "./tone.ts";

interface StatusMarkProps {
  tone: Tone;
  label: string;
  /** Shows the dot alone; the label is still read out. */
  dotOnly?: boolean;
}

/** A dot and its word: the colour helps, the word says it. */
export function StatusMark({ tone, label, dotOnly = false }: StatusMarkProps) {
  return (
    <span
      className={`${styles.mark} ${toneClass(tone)}`}
      data-dot={dotOnly || undefined}
      title={dotOnly ? label : undefined}
    >
      {dotOnly ? <VisuallyHiddenInline>{label}</VisuallyHiddenInline> : label}
    </span>
  );
}
