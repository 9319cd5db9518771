/** Follows a pointer from press to release, with the distance from the press. */
import type { PointerEvent } from "react";
import { useRef } from "react";

export interface Distance {
  dx: number;
  dy: number;
}

export interface Drag {
  move(distance: Distance): void;
  /** Also when the system takes the pointer away. */
  end?(distance: Distance): void;
}

interface Gesture {
  pointerId: number;
  x: number;
  y: number;
  drag: Drag;
}

/** `start` answers what to do with the drag, or null when there is none to begin. */
export function usePointerDrag(start: (event: PointerEvent<HTMLElement>) => Drag | null) {
  const gesture = useRef<Gesture | null>(null);

  function distance(event: PointerEvent<HTMLElement>, from: Gesture): Distance {
    return { dx: event.clientX - from.x, dy: event.clientY - from.y };
  }

  function finish(event: PointerEvent<HTMLElement>): void {
    const current = gesture.current;
    if (current?.pointerId !== event.pointerId) return;
    gesture.current = null;
    current.drag.end?.(distance(event, current));
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0 || gesture.current) return;
      const drag = start(event);
      if (!drag) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      gesture.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, drag };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const current = gesture.current;
      if (current?.pointerId === event.pointerId) current.drag.move(distance(event, current));
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
}
