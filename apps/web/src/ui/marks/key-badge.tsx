import { HeardInLine } from "./heard.tsx";
import styles from "./key-badge.module.css";
import { keyText } from "./key-text.ts";

/** A musical key in its little box, with proper sharps and flats. */
export function KeyBadge({ songkey }: { songkey: string }) {
  return (
    <span className={styles.badge}>
      <HeardInLine>Key </HeardInLine>
      {keyText(songkey)}
    </span>
  );
}
