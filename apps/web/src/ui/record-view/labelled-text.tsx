/** A label and what it says, to read: with its line breaks, and absent where it says nothing. Stands in a `dl`. */
import { IconChevronDown } from "@tabler/icons-react";
import styles from "./labelled-text.module.css";

interface LabelledTextProps {
  label: string;
  text: string | null;
  /** Long ones are closed at first, and open at a press. */
  collapses?: boolean;
}

export function LabelledText({ label, text, collapses = false }: LabelledTextProps) {
  if (text === null || text.trim() === "") return null;
  if (!collapses) {
    return (
      <div className={styles.labelled}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    );
  }
  return (
    <div className={styles.labelled}>
      <dt className={styles.hidden}>{label}</dt>
      <dd>
        <details className={styles.details}>
          <summary>
            {label}
            <IconChevronDown aria-hidden />
          </summary>
          <div className={styles.text}>{text}</div>
        </details>
      </dd>
    </div>
  );
}
