import type { PlayedKey } from "@bandstand/domain/played-key";
import { VisuallyHiddenInline } from "./visually-hidden.tsx";
import styles from "./key-badge.module.css";
import { keyMarks } from "./key-text.ts";

/** A song's key in its little box, and what belongs to it beside or, in a narrow column, below; nothing where nothing is said. */
export function KeyBadge({ song }: { song: PlayedKey }) {
  const marks = keyMarks(song);
  if (marks === null) return null;
  const badge = (
    <span className={styles.badge}>
      <VisuallyHiddenInline>Key </VisuallyHiddenInline>
      {marks.key}
    </span>
  );
  if (marks.more === "") return badge;
  return (
    <span className={styles.keyed}>
      {badge} <small className={styles.more}>{marks.more}</small>
    </span>
  );
}
