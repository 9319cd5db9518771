/** A name stays at the edge of the view while what it names is seen, so that one knows where one is. */
import { clamp } from "@bandstand/domain/clamp";
import type { View } from "./waveform-view.ts";
import { spanOf } from "./scale.ts";

/** Pixels that remain of a name at the end of what it names. */
const LEAST = 24;

/** @returns how to move a name that begins at `start`, in seconds, and belongs to all until `end` */
export function keepInSight(start: number, end: number) {
  let shown: number | null = null;
  return (element: HTMLElement, view: View): void => {
    const x = stickyX(view, start, end);
    if (x === shown) return;
    shown = x;
    element.style.transform = x === 0 ? "" : `translateX(${x}px)`;
  };
}

export function stickyX(view: View, start: number, end: number): number {
  const { from, pixels } = view;
  if (start >= from || end <= from || start > from + spanOf(view)) return 0;
  return clamp((from - start) * pixels, 0, (end - start) * pixels - LEAST);
}
