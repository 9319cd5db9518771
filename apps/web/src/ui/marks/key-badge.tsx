import { Heard } from "./heard.tsx";
import styles from "./key-badge.module.css";
import { keyText } from "./key-text.ts";

/** A musical key in its little box, with proper sharps and flats. */
export function KeyBadge({ songkey }: { songkey: string }) {
  return (
    <span className={styles.badge}>
      <Heard>Key </Heard>
      {keyText(songkey)}
    </span>
  );
}
