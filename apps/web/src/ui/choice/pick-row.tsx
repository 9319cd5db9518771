/** A row of a list to take from: picked by its box or a press anywhere, and not at all where it is here already. */
import type { ReactNode } from "react";
import styles from "./pick-row.module.css";

interface PickRowProps {
  isPicked: boolean;
  isHere: boolean;
  /** Tall with a line below it, as in a list that is nothing else. */
  roomy?: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function PickRow({ isPicked, isHere, roomy = false, onToggle, children }: PickRowProps) {
  return (
    <label className={styles.row} data-here={isHere || undefined} data-roomy={roomy || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isPicked && !isHere}
        disabled={isHere}
        onChange={onToggle}
      />
      {children}
    </label>
  );
}
