import type { ReactNode } from "react";
import styles from "./heard.module.css";

/** Words for those who listen, not for those who look. */
export function Heard({ children }: { children: ReactNode }) {
  return <span className={styles.heard}>{children}</span>;
}
