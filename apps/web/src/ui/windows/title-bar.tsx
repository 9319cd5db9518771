/** The bar by which a window is moved, folded, zoomed, arranged and closed. */
import { IconArrowsMove, IconMinus, IconSquare, IconX, IconZoomIn } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { ArrangeMenu } from "./arrange-menu.tsx";
import { arrowDistance } from "./arrow-keys.ts";
import { usePointerDrag } from "./use-pointer-drag.ts";
import type { WindowContent } from "./window-content.tsx";
import type { WindowState, WindowsAction } from "./window-state.ts";
import styles from "./window.module.css";

interface TitleBarProps {
  window: WindowState<WindowContent>;
  titleId: string;
  bodyId: string;
  /** Takes the element in which the content may show something beside the title. */
  head: (element: HTMLElement | null) => void;
  dispatch: (action: WindowsAction<WindowContent>) => void;
  onClose: () => void;
}

export function TitleBar({ window, titleId, bodyId, head, dispatch, onClose }: TitleBarProps) {
  const { key, title, rect, collapsed, zoom, ownRect } = window;
  const toggleCollapsed = () => dispatch({ type: "collapse", key, collapsed: !collapsed });

  const drag = usePointerDrag((event) => {
    if (collapsed) return null;
    if (event.target instanceof Element && event.target.closest("button")) return null;
    return { move: (by) => dispatch({ type: "move", key, from: rect, ...by }) };
  });

  function onMoveKey(event: KeyboardEvent): void {
    const by = arrowDistance(event);
    if (!by) return;
    event.preventDefault();
    dispatch({ type: "move", key, from: rect, ...by });
  }

  return (
    <div className={styles.titleBar} {...drag} onDoubleClick={toggleCollapsed}>
      <div className={styles.titleRow}>
        {!collapsed && (
          <IconButton
            label="Move with the arrow keys"
            className={styles.moveHandle ?? ""}
            onKeyDown={onMoveKey}
          >
            <IconArrowsMove aria-hidden />
          </IconButton>
        )}
        <h2 id={titleId} className={styles.title} title={title}>
          {title}
        </h2>
        <div ref={head} className={styles.head} />
        <div className={styles.titleActions} onDoubleClick={(event) => event.stopPropagation()}>
          <IconButton
            label={collapsed ? "Expand" : "Collapse"}
            aria-expanded={!collapsed}
            aria-controls={bodyId}
            onClick={toggleCollapsed}
          >
            {collapsed ? <IconSquare aria-hidden /> : <IconMinus aria-hidden />}
          </IconButton>
          <IconButton
            label={`Zoom, now ${Math.round(zoom * 100)} %`}
            className={styles.zoom ?? ""}
            onClick={() => dispatch({ type: "zoom", key })}
          >
            {zoom === 1 ? <IconZoomIn aria-hidden /> : <ZoomReadout zoom={zoom} />}
          </IconButton>
          <ArrangeMenu
            arranged={ownRect !== null}
            onArrange={(slot) => dispatch({ type: "arrange", key, slot })}
          />
          <IconButton label="Close" onClick={onClose}>
            <IconX aria-hidden />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

function ZoomReadout({ zoom }: { zoom: number }) {
  return <span className={styles.zoomReadout}>{Math.round(zoom * 100)}</span>;
}
