/** Where windows stand and how large they are, as arithmetic over pixels of the viewport. */
import { clamp } from "@bandstand/domain/clamp";

export interface Viewport {
  width: number;
  height: number;
}

/** A height of null is "as tall as the content". */
export interface WindowRect {
  x: number;
  y: number;
  width: number;
  height: number | null;
}

export interface MeasuredRect extends WindowRect {
  height: number;
}

/** Compass points: which edges follow the pointer. */
export type ResizeEdge = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

/** Half of the viewport, or nearly all of it. */
export type WindowSlot = "fill" | "left" | "right";

export const MIN_WIDTH = 200;
export const MIN_HEIGHT = 150;
/** A window leaves at least this many pixels of the viewport's width and height free. */
export const SCREEN_MARGIN = 20;
/** Pixels by which each further window stands lower and further right. */
export const STACK_OFFSET = 28;
/** What must stay in view below a window's upper edge, so that it can be dragged back. */
export const TITLE_BAR = 44;

const FIRST_TOP = 48;
export const FOLDED_WIDTH = 256;
/** A title bar with its edges. */
const FOLDED_HEIGHT = TITLE_BAR + 10;
const FOLDED_GAP = 8;
const SLOT_GAP = SCREEN_MARGIN / 2;

/** Keeps a window within the limits of size and wholly between the viewport's left and right, its title bar always in reach. */
export function clampRect(rect: WindowRect, viewport: Viewport): WindowRect {
  const width = clamp(rect.width, MIN_WIDTH, viewport.width - SCREEN_MARGIN);
  const height =
    rect.height === null ? null : clamp(rect.height, MIN_HEIGHT, viewport.height - SCREEN_MARGIN);
  return {
    x: clamp(rect.x, 0, viewport.width - width),
    y: clamp(rect.y, 0, viewport.height - TITLE_BAR),
    width,
    height,
  };
}

/** A place for a new window: centred, and one offset further for as long as another window begins at that height. */
export function placeWindow(
  size: { width: number; height: number | null },
  taken: readonly WindowRect[],
  viewport: Viewport,
): WindowRect {
  const { width, height } = clampRect({ x: 0, y: 0, ...size }, viewport);
  const left = Math.round((viewport.width - width) / 2);
  const top = Math.min(FIRST_TOP, Math.max(0, viewport.height - (height ?? MIN_HEIGHT)));
  for (let step = 0; step <= taken.length; step += 1) {
    const shift = step * STACK_OFFSET;
    const rect = clampRect({ x: left + shift, y: top + shift, width, height }, viewport);
    if (!taken.some((other) => other.y === rect.y)) return rect;
  }
  return { x: left, y: top, width, height };
}

export function moveRect(
  rect: WindowRect,
  by: { dx: number; dy: number },
  viewport: Viewport,
): WindowRect {
  return clampRect({ ...rect, x: rect.x + by.dx, y: rect.y + by.dy }, viewport);
}

/** Drags one edge or corner; the opposite one stays where it is. */
export function resizeRect(
  rect: MeasuredRect,
  edge: ResizeEdge,
  by: { dx: number; dy: number },
  viewport: Viewport,
): WindowRect {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const next: WindowRect = { ...rect };
  if (edge.includes("e")) {
    next.width = clamp(rect.width + by.dx, MIN_WIDTH, widest(viewport.width - rect.x, viewport));
  }
  if (edge.includes("w")) {
    next.width = clamp(rect.width - by.dx, MIN_WIDTH, widest(right, viewport));
    next.x = right - next.width;
  }
  if (edge.includes("s")) {
    next.height = clamp(rect.height + by.dy, MIN_HEIGHT, viewport.height - SCREEN_MARGIN);
  }
  if (edge.includes("n")) {
    const tallest = Math.min(bottom, viewport.height - SCREEN_MARGIN);
    next.height = clamp(rect.height - by.dy, MIN_HEIGHT, tallest);
    next.y = bottom - next.height;
  }
  return clampRect(next, viewport);
}

export function slotRect(slot: WindowSlot, viewport: Viewport): WindowRect {
  const full = viewport.width - 2 * SLOT_GAP;
  const half = Math.floor((full - SLOT_GAP) / 2);
  const width = slot === "fill" ? full : half;
  const x = slot === "right" ? viewport.width - SLOT_GAP - half : SLOT_GAP;
  return clampRect({ x, y: SLOT_GAP, width, height: viewport.height - 2 * SLOT_GAP }, viewport);
}

/** Whether a window has all of the screen that a window may have. */
export function isFilling(rect: WindowRect, viewport: Viewport): boolean {
  const fill = slotRect("fill", viewport);
  return (
    rect.x === fill.x &&
    rect.y === fill.y &&
    rect.width === fill.width &&
    rect.height === fill.height
  );
}

/** Where a folded window stands among the others: pixels from the left, and below where the bars at the foot begin. */
export function foldedPlace(index: number, viewport: Viewport): { x: number; y: number } {
  const perRow = foldedPerRow(viewport);
  return {
    x: FOLDED_GAP + (index % perRow) * (FOLDED_WIDTH + FOLDED_GAP),
    y: FOLDED_GAP + Math.floor(index / perRow) * (FOLDED_HEIGHT + FOLDED_GAP),
  };
}

/** Pixels of height that so many folded windows take at the foot of the page. */
export function foldedRoom(count: number, viewport: Viewport): number {
  if (count === 0) return 0;
  return FOLDED_GAP + Math.ceil(count / foldedPerRow(viewport)) * (FOLDED_HEIGHT + FOLDED_GAP);
}

function foldedPerRow(viewport: Viewport): number {
  return Math.max(1, Math.floor((viewport.width - FOLDED_GAP) / (FOLDED_WIDTH + FOLDED_GAP)));
}

function widest(room: number, viewport: Viewport): number {
  return Math.min(room, viewport.width - SCREEN_MARGIN);
}
