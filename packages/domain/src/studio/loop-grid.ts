/** A loop on the grid that it snaps to. */
import type { LoopRegion, StudioSettings } from "./settings.ts";
import { nearest } from "./snap.ts";

type Grid = Pick<StudioSettings, "snapTo" | "detectedBeats" | "barPositions">;

/** Seconds by which an end may miss its line, which is kept to the millisecond. */
const TOLERANCE = 0.002;

/** From the line nearest to its start to the one nearest to its end; to the next one where they are the same. */
export function loopOnGrid(loop: LoopRegion, grid: Grid, duration: number): LoopRegion {
  const lines = linesOf(grid, duration);
  const [start, end] = [nearest(loop.start, lines), nearest(loop.end, lines)];
  if (start < end) return { start, end };
  const from = lines.findLast((line) => line <= loop.start) ?? lines[0] ?? loop.start;
  const to = lines.find((line) => line > from);
  return to === undefined ? loop : { start: from, end: to };
}

/** A loop that lies on the grid stays on it when beats or bars are put right; any other stays where it is. */
export function loopOnNewGrid(
  { loopRegion, snapTo, ...before }: Grid & Pick<StudioSettings, "loopRegion">,
  after: Omit<Grid, "snapTo">,
  duration: number,
): LoopRegion | null {
  if (loopRegion === null || snapTo === "off") return loopRegion;
  const lines = linesOf({ ...before, snapTo }, duration);
  const isOn = (time: number) => Math.abs(nearest(time, lines) - time) <= TOLERANCE;
  if (!isOn(loopRegion.start) || !isOn(loopRegion.end)) return loopRegion;
  return loopOnGrid(loopRegion, { ...after, snapTo }, duration);
}

/** With the end of the last one, which is as long as the one before. None where nothing snaps. */
function linesOf({ snapTo, detectedBeats, barPositions }: Grid, duration: number): number[] {
  if (snapTo === "off") return [];
  const lines = snapTo === "bars" ? barPositions : detectedBeats;
  const [before, last] = [lines.at(-2), lines.at(-1)];
  if (before === undefined || last === undefined) return [...lines];
  const end = Math.min(duration, last + (last - before));
  return end > last ? [...lines, end] : [...lines];
}
