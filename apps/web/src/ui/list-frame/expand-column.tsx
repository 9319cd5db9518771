import { IconChevronDown } from "@tabler/icons-react";
import type { ListColumn } from "./columns.ts";
import styles from "./expand-column.module.css";
import { RowButton } from "./row-button.tsx";

// One element for all rows: what is the same object is not drawn again.
const CHEVRON = <IconChevronDown aria-hidden />;

/** A last column by which a row is expanded with the pointer; the keyboard has Space. */
export function expandColumn<Row>(): ListColumn<Row> {
  return {
    key: "expand",
    label: "Details",
    width: "var(--control)",
    align: "end",
    headless: true,
    cell: (_row, { expanded, toggle, tabIndex }) => (
      <RowButton
        label={expanded ? "Hide details" : "Show details"}
        tabIndex={tabIndex}
        aria-expanded={expanded}
        data-quiet
        className={styles.chevron}
        onClick={toggle}
      >
        {CHEVRON}
      </RowButton>
    ),
  };
}
