/** One of several looks: squares of colours or icons, with a name each for screen readers. */
import type { ReactNode } from "react";
import styles from "./tags.module.css";

export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  /** The arrow keys go from one radio of a group to the next. */
  group: string;
  name: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function Choice({ group, name, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice} title={name}>
      <input
        type="radio"
        name={group}
        className={styles.radio}
        aria-label={name}
        checked={chosen}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
