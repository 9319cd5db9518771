import styles from "./drag-label.module.css";

/** Words at the pointer in place of the picture of a whole row, within a `dragstart`. */
export function labelDrag(transfer: DataTransfer, words: string): void {
  const label = document.createElement("div");
  label.className = styles.label ?? "";
  label.textContent = words;
  document.body.append(label);
  transfer.setDragImage(label, 0, 0);
  // The browser has taken its picture once the event is over.
  setTimeout(() => label.remove());
}
