import { type PointerEvent, useRef } from "react";
import { turnOfSwipe } from "./swipe-turn.ts";
import type { Turn } from "./turn-page.ts";

/** The handlers of what is swiped; a second finger zooms instead. */
export function usePageSwipe(onTurn: (turn: Turn, at: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) {
      from.current = isPrimary && pointerType !== "mouse" ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY, timeStamp }: PointerEvent) {
      const start = from.current;
      from.current = null;
      const turn = start && turnOfSwipe(clientX - start.x, clientY - start.y);
      if (turn) onTurn(turn, timeStamp);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
