/** The head of a sheet: pulling it down closes the sheet, as does its button. */
import { IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import styles from "./sheet.module.css";
import { usePointerDrag } from "./use-pointer-drag.ts";

/** Pixels that the sheet must have been pulled down when the finger lets go. */
const CLOSE_AFTER = 120;

interface SheetBarProps {
  title: string;
  titleId: string;
  onClose: () => void;
}

export function SheetBar({ title, titleId, onClose }: SheetBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  // Past React, for the sheet follows the finger at every frame; it settles back when the person decides to stay.
  function pull(distance: number): void {
    const sheet = bar.current?.parentElement;
    if (!sheet) return;
    sheet.style.translate = distance > 0 ? `0 ${distance}px` : "";
    sheet.toggleAttribute("data-pulled", distance > 0);
  }

  const drag = usePointerDrag((event) => {
    if (event.target instanceof Element && event.target.closest("button")) return null;
    return {
      move: ({ dy }) => pull(dy),
      end: ({ dy }) => {
        pull(0);
        if (dy > CLOSE_AFTER) onClose();
      },
    };
  });

  return (
    <div ref={bar} className={styles.sheetBar} {...drag}>
      <span className={styles.grabber} aria-hidden />
      <h1 id={titleId} className={styles.sheetTitle}>
        {title}
      </h1>
      <IconButton label="Close" onClick={onClose}>
        <IconX aria-hidden />
      </IconButton>
    </div>
  );
}
