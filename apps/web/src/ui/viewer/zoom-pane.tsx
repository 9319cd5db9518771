/** Where pages or a picture are looked at: as large as they fit, larger or smaller, one below the other or side by side. */
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { useZoomGestures } from "./use-zoom-gestures.ts";
import styles from "./zoom-pane.module.css";

interface ZoomPaneProps {
  /** "Pages of Rider" */
  label: string;
  /** Down by scrolling, or across by swiping. */
  flow: "down" | "across";
  zoom: number;
  onZoom: (zoom: number) => void;
  wheelZooms?: boolean;
  onScroll?: (pane: HTMLElement) => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export function ZoomPane(props: ZoomPaneProps) {
  const { label, flow, zoom, onZoom, wheelZooms = false, onScroll, ref, children } = props;
  const pane = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => pane.current);
  useEffect(() => takeFocus(pane.current), []);
  useZoomGestures(pane, { zoom, onZoom, wheelZooms });
  const style: CSSProperties & Record<"--zoom", number> = { "--zoom": zoom };
  return (
    <section
      ref={pane}
      className={styles.pane}
      data-pane
      data-flow={flow}
      // One page at a time keeps still beneath the finger that looks closer.
      data-zoomed={zoom > 1 || undefined}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must reach it
      tabIndex={0}
      style={style}
      onScroll={({ currentTarget }) => onScroll?.(currentTarget)}
    >
      <div className={styles.pages}>{children}</div>
    </section>
  );
}

/** From the window around it, which has the focus for want of anything better: keys and pedals turn pages at once. */
function takeFocus(pane: HTMLElement | null): void {
  const holder = document.activeElement;
  if (pane !== null && holder !== document.body && holder?.contains(pane))
    pane.focus({ preventScroll: true });
}

/** The place of one of them. */
export function ZoomPlace({
  number,
  aspect,
  label,
  scrolls = false,
  children,
}: {
  number: number;
  aspect: number;
  label: string;
  /** It is larger than its place. */
  scrolls?: boolean;
  children: ReactNode;
}) {
  const style: CSSProperties & Record<"--aspect", number> = { "--aspect": aspect };
  return (
    <div
      className={styles.place}
      data-number={number}
      data-scroller
      role="group"
      aria-label={label}
      {...(scrolls && { tabIndex: 0 })}
      style={style}
    >
      <div className={styles.fitted}>{children}</div>
    </div>
  );
}
