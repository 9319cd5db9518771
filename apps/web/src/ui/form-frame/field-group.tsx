import type { ReactNode } from "react";
import styles from "./field.module.css";

/** A panel of a form: its heading is the name of the group for those who listen. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
