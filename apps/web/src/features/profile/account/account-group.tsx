import { type ReactNode, useId } from "react";
import styles from "./account-section.module.css";

/** A part of the account below its quiet heading. */
export function AccountGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
