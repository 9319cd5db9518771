import { IconPencilExclamation } from "@tabler/icons-react";
import { HeardInLine } from "./heard.tsx";
import styles from "./unsaved-mark.module.css";

// One element for all rows: what is the same object is not drawn again.
const ICON = <IconPencilExclamation aria-hidden />;

/** On the row of a record that has changes which are not saved. */
export function UnsavedMark() {
  return (
    <span className={styles.mark} title="Unsaved changes">
      {ICON}
      <HeardInLine>Unsaved changes</HeardInLine>
    </span>
  );
}
