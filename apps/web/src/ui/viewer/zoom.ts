/** How large something is shown: 1 as it fits, within the limits of every viewer. */
import { clamp } from "@bandstand/domain/clamp";

export const ZOOM_LIMITS = { least: 0.2, most: 5 } as const;
/** By one press of a key or button. */
const STEP = 1.25;
/** Of a wheel's pixels: a notch of a mouse is 100 of them. */
const WHEEL = 0.002;

export function zoomTo(zoom: number): number {
  return Math.round(clamp(zoom, ZOOM_LIMITS.least, ZOOM_LIMITS.most) * 1000) / 1000;
}

/** @param steps up, or down where negative */
export function zoomBy(zoom: number, steps: number): number {
  return zoomTo(zoom * STEP ** steps);
}

/** @param delta pixels down */
export function zoomByWheel(zoom: number, delta: number): number {
  return zoomTo(zoom * Math.exp(-delta * WHEEL));
}

/**
 * Where a pane must be scrolled to, that the point under the pointer stays there.
 *
 * @param scrolled pixels before @param pointer pixels from the edge of the pane @param ratio of the new zoom to the old
 */
export function scrollAround(scrolled: number, pointer: number, ratio: number): number {
  return (scrolled + pointer) * ratio - pointer;
}
