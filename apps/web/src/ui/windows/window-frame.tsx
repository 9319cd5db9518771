/** One open window: its place, its focus and its keys. The same element stands in each place, so that turning a phone keeps what was typed. */
import type { CSSProperties, KeyboardEvent, MouseEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { HeadingLevelContext } from "../page/heading-level.ts";
import { DockHandle } from "./dock-handle.tsx";
import { ResizeHandles } from "./resize-handles.tsx";
import { SheetBar } from "./sheet-bar.tsx";
import sheetStyles from "./sheet.module.css";
import { TitleBar } from "./title-bar.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import type { WindowContent } from "./window-content.ts";
import { WindowContentSlot } from "./window-content-slot.tsx";
import { CurrentWindowContext } from "./window-context.ts";
import { FOLDED_WIDTH, type MeasuredRect } from "./window-geometry.ts";
import type { WindowManager } from "./window-manager.ts";
import type { Standing } from "./window-placement.ts";
import type { WindowState } from "./window-state.ts";
import styles from "./window.module.css";

interface WindowFrameProps {
  window: WindowState<WindowContent>;
  /** 0 for the lowest. */
  level: number;
  /** Where it stands at the foot of the page; null while it is unfolded. */
  folded: { x: number; y: number } | null;
  uppermost: boolean;
  standing: Standing;
  /** Pixels. */
  dock: number;
  manager: WindowManager;
}

export function WindowFrame(props: WindowFrameProps) {
  const { window, level, folded, uppermost, standing, dock, manager } = props;
  const { placement, hidden } = standing;
  const sheet = placement === "sheet";
  const { key, title, fits, rect, collapsed, zoom, content, focusRequests } = window;
  const frame = useRef<HTMLElement>(null);
  const [head, setHead] = useState<HTMLElement | null>(null);
  // It stands beside the title of the page, or in the place of the page.
  const titleLevel = sheet || placement === "page" ? 1 : 2;
  const titleId = useId();
  const bodyId = useId();
  const close = () => void manager.close(key);
  useFocusKept(frame);

  useEffect(() => {
    const element = frame.current;
    if (focusRequests === 0 || !element || element.contains(document.activeElement)) return;
    element.focus({ preventScroll: true });
  }, [focusRequests]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const { target } = event;
    // Of a list or dialog that the content opened elsewhere in the document, and of one that is still unfolded.
    if (!(target instanceof Element) || !frame.current?.contains(target)) return;
    if (target.getAttribute("aria-expanded") === "true" && target.hasAttribute("aria-haspopup"))
      return;
    event.preventDefault();
    close();
  }

  /** A press on the page that it leaves in sight. */
  function closeBesides({ target, clientY }: MouseEvent<HTMLElement>): void {
    if (sheet && target === frame.current && clientY < frame.current.getBoundingClientRect().top)
      close();
  }

  const measure = (): MeasuredRect => ({
    ...rect,
    height: rect.height ?? frame.current?.offsetHeight ?? 0,
  });

  return (
    <section
      ref={frame}
      role="dialog"
      aria-modal={sheet || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      inert={sheet && !uppermost}
      hidden={hidden}
      className={sheet ? sheetStyles.sheet : styles.window}
      data-placement={folded ? "folded" : placement}
      data-uppermost={uppermost || undefined}
      data-fits={fits || undefined}
      style={{ zIndex: layer(level), ...placeStyle(props) }}
      onKeyDown={onKeyDown}
      onClick={closeBesides}
      onPointerDownCapture={() => manager.dispatch({ type: "raise", key })}
      onFocusCapture={() => manager.dispatch({ type: "raise", key })}
    >
      {sheet ? (
        <SheetBar title={title} titleId={titleId} onClose={close} />
      ) : (
        <TitleBar
          window={window}
          placement={placement}
          titleId={titleId}
          titleLevel={titleLevel}
          bodyId={bodyId}
          head={setHead}
          dispatch={manager.dispatch}
          onClose={close}
        />
      )}
      <CurrentWindowContext
        value={{
          key,
          presentation: sheet ? "sheet" : "window",
          head: sheet ? null : head,
          close: () => manager.close(key),
          dismiss: () => manager.dismiss(key),
          setTitle: (next) => manager.dispatch({ type: "retitle", key, title: next }),
          guards: manager.guards,
        }}
      >
        <div
          id={bodyId}
          className={sheet ? `${styles.body} ${sheetStyles.body}` : styles.body}
          hidden={collapsed && !sheet}
          style={sheet || zoom === 1 ? undefined : { zoom }}
        >
          <HeadingLevelContext value={titleLevel === 1 ? 2 : 3}>
            <WindowContentSlot content={content} />
          </HeadingLevelContext>
        </div>
      </CurrentWindowContext>
      {placement === "floating" && !collapsed && (
        <ResizeHandles windowKey={key} measure={measure} dispatch={manager.dispatch} />
      )}
      {placement === "docked" && !collapsed && (
        <DockHandle width={dock} dispatch={manager.dispatch} />
      )}
    </section>
  );
}

function placeStyle({ window, standing, folded, dock }: WindowFrameProps): CSSProperties {
  const { rect } = window;
  if (folded) {
    const top = `calc(100dvh - var(--bars-bottom, 0px) + ${folded.y}px)`;
    return { left: folded.x, top, width: FOLDED_WIDTH };
  }
  if (standing.placement === "docked") return { width: dock };
  if (standing.placement !== "floating") return {};
  return {
    left: rect.x,
    top: rect.y,
    width: rect.width,
    height: rect.height ?? undefined,
    maxHeight: rect.height === null ? tallest(rect.y) : undefined,
  };
}

function layer(level: number): string {
  return `calc(var(--layer-window) + ${level})`;
}

/** How far content may stretch a window: down to the bars, so that the player stays in reach, yet never squeezed to a strip. */
function tallest(top: number): string {
  return `max(60dvh, calc(100dvh - ${top}px - var(--bars-bottom, 0px) - var(--space-2)))`;
}
