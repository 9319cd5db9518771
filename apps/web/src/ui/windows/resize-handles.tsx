/** The edges and corners of a window; the right lower corner also takes the arrow keys. */
import type { KeyboardEvent } from "react";
import { arrowDistance } from "./arrow-keys.ts";
import { usePointerDrag } from "./use-pointer-drag.ts";
import type { WindowContent } from "./window-content.ts";
import type { MeasuredRect, ResizeEdge } from "./window-geometry.ts";
import type { WindowsAction } from "./window-state.ts";
import styles from "./resize-handles.module.css";

const EDGES: readonly ResizeEdge[] = ["n", "s", "e", "w", "ne", "nw", "sw"];

interface ResizeHandlesProps {
  windowKey: string;
  /** The shape as it stands on the screen. */
  measure: () => MeasuredRect;
  dispatch: (action: WindowsAction<WindowContent>) => void;
}

export function ResizeHandles(props: ResizeHandlesProps) {
  return (
    <>
      {EDGES.map((edge) => (
        <EdgeHandle key={edge} edge={edge} {...props} />
      ))}
      <CornerHandle {...props} />
    </>
  );
}

function useResizeDrag({ windowKey, measure, dispatch }: ResizeHandlesProps, edge: ResizeEdge) {
  return usePointerDrag((event) => {
    event.preventDefault();
    const from = measure();
    return { move: (by) => dispatch({ type: "resize", key: windowKey, from, edge, ...by }) };
  });
}

function EdgeHandle({ edge, ...props }: ResizeHandlesProps & { edge: ResizeEdge }) {
  const drag = useResizeDrag(props, edge);
  return <div className={styles.edge} data-edge={edge} {...drag} />;
}

function CornerHandle(props: ResizeHandlesProps) {
  const drag = useResizeDrag(props, "se");

  function onKeyDown(event: KeyboardEvent): void {
    const by = arrowDistance(event);
    if (!by) return;
    event.preventDefault();
    const { windowKey, measure, dispatch } = props;
    dispatch({ type: "resize", key: windowKey, from: measure(), edge: "se", ...by });
  }

  return (
    <button
      type="button"
      className={styles.corner}
      aria-label="Resize with the arrow keys"
      onKeyDown={onKeyDown}
      {...drag}
    />
  );
}
