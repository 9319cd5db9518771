import type { PlayedKey } from "@bandstand/domain/played-key";
import { VisuallyHiddenInline } from "./visually-hidden.tsx";
import styles from "./key-badge.module.css";
import { keyMarks } from "./key-text.ts";

interface KeyBadgeProps {
  song: PlayedKey;
  /** What belongs to the key is a tip: there is room for the box alone. */
  short?: boolean;
}

/** A song's key in its little box, and what belongs to it beside or, in a narrow column, below; nothing where nothing is said. */
export function KeyBadge({ song, short = false }: KeyBadgeProps) {
  const marks = keyMarks(song);
  if (marks === null) return null;
  const badge = (
    <span className={styles.badge} title={short && marks.more !== "" ? marks.more : undefined}>
      <VisuallyHiddenInline>Key </VisuallyHiddenInline>
      {marks.key}
    </span>
  );
  if (short || marks.more === "") return badge;
  return (
    <span className={styles.keyed}>
      {badge} <small className={styles.more}>{marks.more}</small>
    </span>
  );
}
