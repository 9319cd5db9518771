/** What a row is called, in the column that all lists begin with: the one place from which its record opens. */
import type { ReactNode } from "react";
import styles from "./row-title.module.css";

interface RowTitleProps {
  /** Of its record: a middle press opens it in a new tab. A plain one opens it as a press on the row does. */
  href: string;
  children: ReactNode;
}

export function RowTitle({ href, children }: RowTitleProps) {
  return (
    <a href={href} className={styles.title} tabIndex={-1} draggable={false} data-row-title>
      {children}
    </a>
  );
}
