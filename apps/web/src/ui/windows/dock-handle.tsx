/** The left edge of the dock: dragged, or moved with the arrow keys. */
import type { KeyboardEvent } from "react";
import { arrowDistance } from "./arrow-keys.ts";
import { usePointerDrag } from "./use-pointer-drag.ts";
import type { WindowContent } from "./window-content.ts";
import type { WindowsAction } from "./window-state.ts";
import styles from "./resize-handles.module.css";

interface DockHandleProps {
  /** Pixels. */
  width: number;
  dispatch: (action: WindowsAction<WindowContent>) => void;
}

export function DockHandle({ width, dispatch }: DockHandleProps) {
  const drag = usePointerDrag((event) => {
    event.preventDefault();
    return { move: ({ dx }) => dispatch({ type: "dock", from: width, dx }) };
  });

  function onKeyDown(event: KeyboardEvent): void {
    const by = arrowDistance(event);
    if (!by || by.dx === 0) return;
    event.preventDefault();
    dispatch({ type: "dock", from: width, dx: by.dx });
  }

  return (
    <button
      type="button"
      className={styles.dock}
      aria-label="Resize with the arrow keys"
      onKeyDown={onKeyDown}
      {...drag}
    />
  );
}
