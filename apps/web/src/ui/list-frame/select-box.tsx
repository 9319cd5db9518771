import type { RowPlace } from "./columns.ts";
import styles from "./selection.module.css";

interface SelectBoxProps {
  /** "Select Paper Lanterns" */
  label: string;
  place: RowPlace;
}

/** Picks a row; out of sight until the row is pointed at or others are picked. */
export function SelectBox({ label, place }: SelectBoxProps) {
  const { selected, selecting, select, tabIndex } = place;
  return (
    <label title="Pick (X)" className={styles.box} data-shown={selecting || undefined}>
      <input
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={selected}
        onClick={(event) => select(event.shiftKey)}
        onChange={() => undefined}
      />
    </label>
  );
}
