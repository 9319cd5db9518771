import { useLayoutEffect, useRef } from "react";
import { useDropPlace } from "./drag-in-hand.ts";
import styles from "./sortable.module.css";

interface DropPreviewProps {
  list: string;
  /** Pixels of each row, where all are of one height. */
  rowHeight?: number;
}

/** The empty place in a list that what is dragged would take, and what it would change there. */
export function DropPreview({ list, rowHeight }: DropPreviewProps) {
  const shown = useDropPlace(list);
  const box = useRef<HTMLLIElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !shown || rowHeight !== undefined) return;
    // Rows move aside by a transform, which their offset leaves out: it still tells where the gap begins.
    const rows = [...(element.parentElement?.children ?? [])].filter(
      (row): row is HTMLElement =>
        row instanceof HTMLElement && row.dataset.state === "resting" && row !== element,
    );
    const behind = rows[shown.gap];
    const last = rows.at(-1);
    const end = last ? last.offsetTop + last.offsetHeight + gapBelow(last) : 0;
    element.style.top = `${behind ? behind.offsetTop : end}px`;
  }, [shown, rowHeight]);

  if (!shown) return null;
  const top = rowHeight === undefined ? undefined : shown.gap * rowHeight;
  return (
    <li ref={box} aria-hidden className={styles.preview} style={{ height: shown.height, top }}>
      {shown.text}
    </li>
  );
}

function gapBelow(row: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(row).marginBlockEnd) || 0;
}
