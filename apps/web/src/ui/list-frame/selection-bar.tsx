/** What can be done with the rows that are picked, in reach wherever the list is scrolled. */
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { bottomBar } from "../notifications/bottom-bars.ts";
import styles from "./selection.module.css";

interface SelectionBarProps {
  count: number;
  /** Rows of the page that is shown. */
  onPage: number;
  /** Rows of all pages. */
  matching: number;
  onAll: () => void;
  onMatching: () => void;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar(props: SelectionBarProps) {
  const { count, onPage, matching, onAll, onMatching, onClear, children } = props;
  return (
    <div ref={bottomBar} role="group" aria-label="Selection" className={styles.bar}>
      <div className={styles.count}>
        <IconButton label="Clear selection" onClick={onClear}>
          <IconX aria-hidden />
        </IconButton>
        <span role="status">{counted(count)} selected</span>
        {count < onPage && (
          <Button kind="quiet" onClick={onAll}>
            Select all {counted(onPage)}
          </Button>
        )}
        {count >= onPage && count < matching && (
          <Button kind="quiet" onClick={onMatching}>
            Select all {counted(matching)} that match
          </Button>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

const counted = (count: number) => count.toLocaleString("en-GB");
