import type { Distance } from "./use-pointer-drag.ts";

const STEP = 16;
const LONG_STEP = 64;

/** The distance that an arrow key moves an edge or a window, in pixels; null for any other key. */
export function arrowDistance(event: { key: string; shiftKey: boolean }): Distance | null {
  const step = event.shiftKey ? LONG_STEP : STEP;
  switch (event.key) {
    case "ArrowLeft":
      return { dx: -step, dy: 0 };
    case "ArrowRight":
      return { dx: step, dy: 0 };
    case "ArrowUp":
      return { dx: 0, dy: -step };
    case "ArrowDown":
      return { dx: 0, dy: step };
    default:
      return null;
  }
}
