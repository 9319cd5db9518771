import styles from "./chart.module.css";

/** Beside chords that were moved: frets are not. */
export function TabStays() {
  return (
    <p role="note" className={styles.tabStays}>
      The chords are moved; the tab stays as it is written.
    </p>
  );
}
