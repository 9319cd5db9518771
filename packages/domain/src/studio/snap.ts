/** Brings a time to the beat or bar next to it. */
import type { StudioSettings } from "./settings.ts";

export function snapped(
  time: number,
  {
    snapTo,
    detectedBeats,
    barPositions,
  }: Pick<StudioSettings, "snapTo" | "detectedBeats" | "barPositions">,
): number {
  if (snapTo === "off") return time;
  return nearest(time, snapTo === "bars" ? barPositions : detectedBeats);
}

/** The one of the given times, in rising order, that is nearest; the time itself where there is none. */
export function nearest(time: number, times: readonly number[]): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [times[low - 1], times[low]];
  if (before === undefined) return after ?? time;
  if (after === undefined) return before;
  return time - before <= after - time ? before : after;
}
