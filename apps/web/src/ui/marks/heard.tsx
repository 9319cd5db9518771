import type { ReactNode } from "react";
import styles from "./heard.module.css";

/** Words for those who listen, not for those who look. */
export function Heard({ children }: { children: ReactNode }) {
  return <span className={styles.heard}>{children}</span>;
}

/** The same in the line of words around it: one that is positioned makes each row of a long list dearer to paint. */
export function HeardInLine({ children }: { children: ReactNode }) {
  return <span className={styles.inLine}>{children}</span>;
}
