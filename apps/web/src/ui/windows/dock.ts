/** How wide the dock at the right of a list is, in pixels. */
import { clamp } from "@bandstand/domain/clamp";
import { MIN_WIDTH, SCREEN_MARGIN, type Viewport } from "./window-geometry.ts";

const USUAL_SHARE = 0.42;
const USUAL_LEAST = 520;
const USUAL_MOST = 640;
/** What the rail and the list beside it keep, however wide the dock is pulled: it then lies over them. */
const LIST_LEAST = 600;

/** As it was pulled, else as a share of the screen. */
export function dockWidth(pulled: number | null, { width }: Viewport): number {
  if (pulled === null) return clamp(Math.round(width * USUAL_SHARE), USUAL_LEAST, USUAL_MOST);
  return clamp(pulled, MIN_WIDTH, width - SCREEN_MARGIN);
}

/** What it takes off the page. */
export function dockRoom(width: number, viewport: Viewport): number {
  return Math.min(width, Math.max(0, viewport.width - LIST_LEAST));
}
