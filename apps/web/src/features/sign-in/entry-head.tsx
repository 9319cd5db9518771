import type { ReactNode } from "react";
import styles from "./entry-form.module.css";

/** What a public form is, above it. */
export function EntryHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p className={styles.lead}>{children}</p>}
    </header>
  );
}
