/** Between seconds of the recording and pixels of its waveform. Pure arithmetic: nothing here knows the page. */
import { clamp } from "@bandstand/domain/clamp";

export interface Scale {
  /** Seconds. */
  readonly duration: number;
  /** Of what is seen, in pixels. */
  readonly width: number;
  /** Pixels a second. */
  readonly pixels: number;
}

/** A short recording fills the width, whatever the zoom. */
export function scaleOf(duration: number, width: number, zoom: number): Scale {
  return { duration, width, pixels: Math.max(zoom, duration > 0 ? width / duration : zoom) };
}

/** Seconds that are seen at once. */
export function spanOf({ duration, width, pixels }: Scale): number {
  return Math.min(duration, width / pixels);
}

export function isWhole(scale: Scale): boolean {
  return spanOf(scale) > scale.duration - 0.01;
}

/** Where a view begins, kept within the recording. */
export function beginning(scale: Scale, from: number): number {
  return clamp(from, 0, Math.max(0, scale.duration - spanOf(scale)));
}

/** Points of 100 along the recording. */
export function pointsOf(time: number, duration: number): number {
  return duration > 0 ? (time / duration) * 100 : 0;
}

/** The same for a style. */
export function percentOf(time: number, duration: number): string {
  return `${pointsOf(time, duration)}%`;
}
