/** Rows that a mouse can carry elsewhere. A finger scrolls and picks with the same press, and has the row's menu. */
import type { DragEvent, PointerEvent } from "react";

/** What is pressed in its own right, or read: text is marked there as anywhere. */
const NO_HANDLE = "a, button, input, select, textarea, label, [data-details]";

interface RowDragHandlers {
  onPointerDownCapture: (event: PointerEvent<HTMLElement>) => void;
  onDragStart: (event: DragEvent<HTMLElement>) => void;
}

/** One set of handlers serves all rows. */
export function rowDrag<Row>(
  rows: readonly Row[],
  onDrag: (row: Row, transfer: DataTransfer) => void,
): RowDragHandlers {
  return {
    onPointerDownCapture({ target, pointerType }) {
      const row = rowOf(target);
      if (!row || !(target instanceof Element)) return;
      row.draggable = pointerType === "mouse" && target.closest(NO_HANDLE) === null;
    },
    onDragStart({ target, dataTransfer }) {
      const row = rows[Number(rowOf(target)?.dataset["index"])];
      if (row !== undefined) onDrag(row, dataTransfer);
    },
  };
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
}
