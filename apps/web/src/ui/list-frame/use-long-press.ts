/** A finger that rests on a row. One set of handlers serves all rows. */
import type { MouseEvent, PointerEvent } from "react";
import { useEffect, useRef } from "react";

/** Milliseconds, as phones have it. */
const LONG = 500;
/** Pixels that a resting finger may slip. */
const SLIP = 10;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

export interface LongPressHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}

/** `onLong` is told the element that was pressed. */
export function useLongPress(onLong: (target: Element) => void): LongPressHandlers {
  const press = useRef<Press>(null);
  /** The click that follows a long press is none. */
  const swallow = useRef(false);

  const stop = (): void => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => stop, []);

  return {
    onPointerDown({ pointerType, target, clientX, clientY }) {
      swallow.current = false;
      stop();
      if (pointerType !== "touch" || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        press.current = null;
        swallow.current = true;
        navigator.vibrate?.(10);
        onLong(target);
      }, LONG);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove({ clientX, clientY }) {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > SLIP) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture(event) {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event) {
      // A phone's own answer to a long press.
      if (swallow.current || press.current) event.preventDefault();
    },
  };
}
