/** A screen that has nothing yet: what it is for, the one button that starts it, and another way to. */
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
  /** Beside it: an import. */
  others?: ReactNode;
}

export function EmptyState({ picture, title, children, action, others }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {(action !== undefined || others !== undefined) && (
        <div className={styles.ways}>
          {action}
          {others}
        </div>
      )}
      {picture !== undefined && (
        // Below what is pressed, which so stays where it is when the drawing comes.
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
    </section>
  );
}
