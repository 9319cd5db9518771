/** The label of a field, with a count of what still fits beside it. */
import type { ReactNode } from "react";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import styles from "./field.module.css";

/** From here on the count is worth knowing: the last fifth of the room. */
const NEARLY_FULL = 0.8;

interface FieldLabelProps {
  label: ReactNode;
  required?: boolean | undefined;
  length?: number;
  maxLength?: number | undefined;
}

export function FieldLabel(props: FieldLabelProps) {
  const { label, required = false, length = 0, maxLength } = props;
  const counted = maxLength !== undefined && length >= maxLength * NEARLY_FULL;
  return (
    <span className={styles.labelRow}>
      {label}
      {required && (
        <span className={styles.asterisk} aria-hidden>
          *
        </span>
      )}
      {counted && (
        <>
          <span className={styles.count} data-full={length >= maxLength || undefined} aria-hidden>
            {length}/{maxLength}
          </span>
          <VisuallyHidden>, at most {maxLength} characters</VisuallyHidden>
        </>
      )}
    </span>
  );
}
