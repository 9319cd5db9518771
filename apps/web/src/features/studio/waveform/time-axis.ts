/** For what lies along the waveform: its view, and which time is under a pointer. */
import type { WaveformView } from "./waveform-view.ts";

export interface TimeAxis {
  readonly view: WaveformView;
  readonly duration: number;
  /** Seconds, which may lie outside the recording. */
  timeAt: (clientX: number) => number;
}

/** Pixels of the waveform from its left edge, whatever zoom its window has. */
export function xWithin(element: HTMLElement, clientX: number): number {
  const { left, width } = element.getBoundingClientRect();
  return width > 0 ? ((clientX - left) * element.offsetWidth) / width : 0;
}
