/** What dragging does to a loop. Times are seconds; a loop stays within the recording and keeps some length. */
import { clamp } from "@bandstand/domain/clamp";
import { loopBetween, SHORTEST_LOOP } from "@bandstand/domain/studio/loop";
import type { LoopRegion } from "@bandstand/domain/studio/settings";

type Snap = (time: number) => number;

/** The whole loop elsewhere; its beginning snaps, its length stays. */
export function movedLoop(loop: LoopRegion, to: number, duration: number, snap: Snap): LoopRegion {
  const length = loop.end - loop.start;
  const start = clamp(snap(to), 0, Math.max(0, duration - length));
  return { start, end: Math.min(duration, start + length) };
}

export function resizedLoop(
  loop: LoopRegion,
  edge: "start" | "end",
  to: number,
  duration: number,
  snap: Snap,
): LoopRegion {
  return edge === "start"
    ? { start: clamp(snap(to), 0, loop.end - SHORTEST_LOOP), end: loop.end }
    : { start: loop.start, end: clamp(snap(to), loop.start + SHORTEST_LOOP, duration) };
}

/** Drawn from one place to another, in either direction. Null where both snap to one. */
export function drawnLoop(
  from: number,
  to: number,
  duration: number,
  snap: Snap,
): LoopRegion | null {
  return loopBetween(snap(from), snap(to), duration);
}
