/** The bar by which a window is moved, folded, zoomed, arranged and closed. */
import { IconArrowsMove, IconMinus, IconSquare, IconX } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import type { HeadingLevel } from "../page/heading-level.ts";
import { Heading } from "../page/heading.tsx";
import { ArrangeMenu } from "./arrange-menu.tsx";
import { arrowDistance } from "./arrow-keys.ts";
import { usePointerDrag } from "./use-pointer-drag.ts";
import type { WindowContent } from "./window-content.ts";
import type { Placement } from "./window-placement.ts";
import type { WindowState, WindowsAction } from "./window-state.ts";
import styles from "./window.module.css";

interface TitleBarProps {
  window: WindowState<WindowContent>;
  placement: Placement;
  titleId: string;
  titleLevel: HeadingLevel;
  bodyId: string;
  /** Takes the element in which the content may show something beside the title. */
  head: (element: HTMLElement | null) => void;
  dispatch: (action: WindowsAction<WindowContent>) => void;
  onClose: () => void;
}

export function TitleBar(props: TitleBarProps) {
  const { window, placement, titleId, titleLevel, bodyId, head, dispatch, onClose } = props;
  const { key, title, rect, collapsed } = window;
  const isMoved = placement === "floating" && !collapsed;
  const toggleCollapsed = () => dispatch({ type: "collapse", key, collapsed: !collapsed });

  const drag = usePointerDrag((event) => {
    if (!isMoved) return null;
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
        {isMoved && (
          <IconButton
            label="Move with the arrow keys"
            className={styles.moveHandle ?? ""}
            onKeyDown={onMoveKey}
          >
            <IconArrowsMove aria-hidden />
          </IconButton>
        )}
        <Heading level={titleLevel} id={titleId} className={styles.title} title={title}>
          {title}
        </Heading>
        <div ref={head} className={styles.head} />
        <div className={styles.titleActions} onDoubleClick={(event) => event.stopPropagation()}>
          {!collapsed && <ArrangeMenu window={window} placement={placement} dispatch={dispatch} />}
          <IconButton
            label={collapsed ? "Expand" : "Collapse"}
            aria-expanded={!collapsed}
            aria-controls={bodyId}
            onClick={toggleCollapsed}
          >
            {collapsed ? <IconSquare aria-hidden /> : <IconMinus aria-hidden />}
          </IconButton>
          <IconButton label="Close" onClick={onClose}>
            <IconX aria-hidden />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
