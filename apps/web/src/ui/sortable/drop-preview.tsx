import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { DropPlaceStore } from "./drop-place.ts";
import styles from "./sortable.module.css";

interface DropPreviewProps {
  list: string;
  place: DropPlaceStore;
}

/** The empty place in a list that what is dragged would take, and what it would change there. */
export function DropPreview({ list, place }: DropPreviewProps) {
  const shown = useSyncExternalStore(place.subscribe, () => {
    const now = place.get();
    return now?.list === list ? now : null;
  });
  const box = useRef<HTMLLIElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !shown) return;
    // Rows move aside by a transform, which their offset leaves out: it still tells where the gap begins.
    const rows = [...(element.parentElement?.children ?? [])].filter(
      (row): row is HTMLElement =>
        row instanceof HTMLElement && row.dataset.state === "resting" && row !== element,
    );
    const behind = rows[shown.gap];
    const last = rows.at(-1);
    const end = last ? last.offsetTop + last.offsetHeight + gapBelow(last) : 0;
    element.style.top = `${behind ? behind.offsetTop : end}px`;
    element.style.height = `${shown.height}px`;
  }, [shown]);

  if (!shown) return null;
  return (
    <li ref={box} aria-hidden className={styles.preview}>
      {shown.text}
    </li>
  );
}

function gapBelow(row: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(row).marginBlockEnd) || 0;
}
