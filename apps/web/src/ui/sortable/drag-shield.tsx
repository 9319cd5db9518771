import { createPortal } from "react-dom";
import { useCarried } from "./drag-in-hand.ts";
import styles from "./sortable.module.css";

/**
 * Lies over the page while something is dragged: the cursor is a closed hand everywhere, and nothing below is worked out
 * anew for a pointer that only passes.
 */
export function DragShield() {
  const isDragging = useCarried().length > 0;
  return isDragging && createPortal(<div className={styles.shield} />, document.body);
}
