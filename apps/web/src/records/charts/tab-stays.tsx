import styles from "./chart.module.css";
import { TAB_STAYS } from "./tab-stays-words.ts";

/** Beside chords that were moved: frets are not. */
export function TabStays() {
  return (
    <p role="note" className={styles.tabStays}>
      {TAB_STAYS}
    </p>
  );
}
