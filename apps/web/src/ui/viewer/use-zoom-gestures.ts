/** Zoom by wheel, by two fingers and by a double click, and panning by the mouse. Scrolling by finger is the browser's. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { scrollAround, zoomByWheel, zoomTo } from "./zoom.ts";

interface GestureOptions {
  zoom: number;
  onZoom: (zoom: number) => void;
  /** A wheel zooms by itself: a picture has nothing to scroll through. Else with Ctrl, as a trackpad's pinch says it. */
  wheelZooms: boolean;
}

/** What keeps its place while the zoom changes. */
interface Anchor {
  scroller: Element;
  x: number;
  y: number;
  zoom: number;
}

/** Pixels of a wheel that counts lines. */
const LINE = 33;

export function useZoomGestures(
  pane: RefObject<HTMLElement | null>,
  { zoom, onZoom, wheelZooms }: GestureOptions,
): void {
  const anchor = useRef<Anchor | null>(null);

  const zoomAt = useEffectEvent((next: number, target: EventTarget | null, at: Point) => {
    const scroller = scrollerOf(target, pane.current);
    if (next === zoom || scroller === null) return;
    const { left, top } = scroller.getBoundingClientRect();
    anchor.current = { scroller, x: at.clientX - left, y: at.clientY - top, zoom };
    onZoom(next);
  });
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!wheelZooms && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const delta =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    zoomAt(zoomByWheel(zoom, delta), event.target, event);
  });
  const currentZoom = useEffectEvent(() => zoom);

  useLayoutEffect(() => {
    const held = anchor.current;
    anchor.current = null;
    if (held === null) return;
    const ratio = zoom / held.zoom;
    held.scroller.scrollLeft = scrollAround(held.scroller.scrollLeft, held.x, ratio);
    held.scroller.scrollTop = scrollAround(held.scroller.scrollTop, held.y, ratio);
  }, [zoom]);

  useEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // Not passive: the browser would zoom the whole page.
    const active = { signal, passive: false };
    let pinch: { span: number; zoom: number } | null = null;

    const onTouch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) {
        pinch = null;
        return;
      }
      if (event.cancelable) event.preventDefault();
      const span = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      pinch ??= { span, zoom: currentZoom() };
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      zoomAt(zoomTo(pinch.zoom * (span / pinch.span)), event.target, middle);
    };
    element.addEventListener("wheel", (event) => wheel(event), active);
    for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
      element.addEventListener(kind, onTouch, active);
    element.addEventListener(
      "dblclick",
      (event) => {
        if (!isWords(event.target)) zoomAt(1, event.target, event);
      },
      { signal },
    );
    panByMouse(element, signal);
    return () => ending.abort();
  }, [pane]);
}

interface Point {
  clientX: number;
  clientY: number;
}

/** What scrolls beneath the pointer: a page of its own, or the pane with all of them. */
function scrollerOf(target: EventTarget | null, pane: Element | null): Element | null {
  return (target instanceof Element ? target.closest("[data-scroller]") : null) ?? pane;
}

/** Words are selected by dragging, and by a double click. */
function isWords(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target.closest("a, button") !== null ||
      (target.closest("[data-words]") !== null && !target.hasAttribute("data-words")))
  );
}

function panByMouse(element: HTMLElement, signal: AbortSignal): void {
  let from: { scroller: Element; x: number; y: number; left: number; top: number } | null = null;
  const end = (): void => {
    from = null;
    element.removeAttribute("data-panning");
  };
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType !== "mouse" || event.button !== 0 || isWords(event.target)) return;
      const scroller = scrollerOf(event.target, element);
      if (scroller === null) return;
      const { clientX: x, clientY: y } = event;
      from = { scroller, x, y, left: scroller.scrollLeft, top: scroller.scrollTop };
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (from === null) return;
      if (event.buttons === 0) return end();
      element.setAttribute("data-panning", "");
      from.scroller.scrollLeft = from.left - (event.clientX - from.x);
      from.scroller.scrollTop = from.top - (event.clientY - from.y);
    },
    { signal },
  );
  for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const)
    element.addEventListener(kind, end, { signal });
}
