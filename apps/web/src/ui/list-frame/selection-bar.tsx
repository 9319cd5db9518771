/** What can be done with the rows that are picked, in reach wherever the list is scrolled. */
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { bottomBar } from "../notifications/bottom-bars.ts";
import styles from "./selection.module.css";

interface SelectionBarProps {
  count: number;
  /** Rows that are shown. */
  shown: number;
  onAll: () => void;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ count, shown, onAll, onClear, children }: SelectionBarProps) {
  return (
    <div ref={bottomBar} role="group" aria-label="Selection" className={styles.bar}>
      <div className={styles.count}>
        <IconButton label="Clear selection" onClick={onClear}>
          <IconX aria-hidden />
        </IconButton>
        <span role="status">{count.toLocaleString("en-GB")} selected</span>
        {count < shown && (
          <Button kind="quiet" onClick={onAll}>
            Select all {shown.toLocaleString("en-GB")}
          </Button>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
