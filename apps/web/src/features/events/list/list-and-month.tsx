/** The list, and the month beside it where there is room for both; else above its rows. */
import type { ReactNode } from "react";
import styles from "./list-and-month.module.css";

interface ListAndMonthProps {
  /** Null: the list alone. */
  month: ReactNode;
  children: ReactNode;
}

export function ListAndMonth({ month, children }: ListAndMonthProps) {
  if (month === null) return children;
  return (
    <div className={styles.both}>
      <div className={styles.list}>{children}</div>
      <aside className={styles.month} aria-label="Month">
        {month}
      </aside>
    </div>
  );
}
