/** A name stays at the edge of the view while what it names is seen, so that one knows where one is. */
import { clamp } from "@bandstand/domain/clamp";
import type { View } from "./waveform-view.ts";
import { spanOf } from "./scale.ts";

/** Pixels that remain of a name at the end of what it names. */
const LEAST = 24;

/**
 * @param isWhole whether it is to be read at the right edge as well, where it then reaches back over what is before it
 * @returns how to move a name that begins at `start`, in seconds, and belongs to all until `end`
 */
export function keepInSight(start: number, end: number, isWhole = false) {
  let shown: number | null = null;
  let width: number | null = null;
  return (element: HTMLElement, view: View): void => {
    width ??= isWhole ? element.offsetWidth : 0;
    const x = stickyX(view, start, end, width);
    if (x === shown) return;
    shown = x;
    element.style.transform = x === 0 ? "" : `translateX(${x}px)`;
  };
}

/** @param width pixels of the name that the right edge shall not cut */
export function stickyX(view: View, start: number, end: number, width = 0): number {
  const { from, pixels } = view;
  if (end <= from || start > from + spanOf(view)) return 0;
  if (start >= from) {
    const room = view.width - (start - from) * pixels;
    return width === 0 ? 0 : Math.min(0, room - width);
  }
  return clamp((from - start) * pixels, 0, (end - start) * pixels - LEAST);
}
