/** A screen that has nothing yet: what it is for, and the one button that starts it. */
import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  /** A drawing in our language; decoration. */
  picture?: ReactNode;
  title: string;
  /** What this is for. */
  children: ReactNode;
  /** The one button; absent for those who may not start it. */
  action?: ReactNode;
}

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {action}
    </section>
  );
}
