import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Words for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** The same in the line of words around it: one that is positioned makes each row of a long list dearer to paint. */
export function VisuallyHiddenInline({ children }: { children: ReactNode }) {
  return <span className={styles.inLine}>{children}</span>;
}
