/** The picture for those who lie on it: its view, and which time is under a pointer. */
import type { PictureView } from "./picture-view.ts";

export interface Stage {
  readonly view: PictureView;
  readonly duration: number;
  /** Seconds, which may lie outside the recording. */
  timeAt: (clientX: number) => number;
}

/** Pixels of the picture from its left edge, whatever zoom its window has. */
export function xWithin(element: HTMLElement, clientX: number): number {
  const { left, width } = element.getBoundingClientRect();
  return width > 0 ? ((clientX - left) * element.offsetWidth) / width : 0;
}
