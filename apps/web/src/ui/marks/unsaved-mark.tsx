import { IconPencilExclamation } from "@tabler/icons-react";
import { VisuallyHiddenInline } from "./visually-hidden.tsx";
import styles from "./unsaved-mark.module.css";

// One element for all rows: what is the same object is not drawn again.
const ICON = <IconPencilExclamation aria-hidden />;

/** On the row of a record that has changes which are not saved. */
export function UnsavedMark() {
  return (
    <span className={styles.mark} title="Unsaved changes">
      {ICON}
      <VisuallyHiddenInline>Unsaved changes</VisuallyHiddenInline>
    </span>
  );
}
