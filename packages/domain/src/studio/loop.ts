/** The stretch of a recording that is played round and round. Times are seconds of the recording. */
import { clamp } from "../clamp.ts";
import { LOOP_LENGTH } from "./ranges.ts";
import type { LoopRegion, Marker } from "./settings.ts";

/** Shorter than this no region can be dragged, nor heard. */
export const SHORTEST_LOOP = 0.2;

/** What a loop begins with that has no region yet: five seconds around the playhead, within the recording. */
export function firstLoop(playhead: number, duration: number): LoopRegion {
  return {
    start: Math.max(0, playhead - LOOP_LENGTH / 2),
    end: Math.min(duration, playhead + LOOP_LENGTH / 2),
  };
}

/** A region between two times in any order, each at its place within the recording. */
export function loopBetween(one: number, other: number, duration: number): LoopRegion | null {
  const within = (time: number) => clamp(time, 0, duration);
  const [start, end] = [within(Math.min(one, other)), within(Math.max(one, other))];
  return end - start < SHORTEST_LOOP ? null : { start, end };
}

/** A region that begins at a time, as it is heard: it ends where it did, or with the recording where that is over. */
export function loopFrom(
  time: number,
  region: LoopRegion | null,
  duration: number,
): LoopRegion | null {
  const kept = region && loopBetweenInOrder(time, region.end, duration);
  return kept ?? loopBetweenInOrder(time, duration, duration);
}

/** One that ends at a time: it begins where it did, or five seconds before where that is still to come. */
export function loopUntil(
  time: number,
  region: LoopRegion | null,
  duration: number,
): LoopRegion | null {
  const kept = region && loopBetweenInOrder(region.start, time, duration);
  return kept ?? loopBetweenInOrder(time - LOOP_LENGTH, time, duration);
}

function loopBetweenInOrder(start: number, end: number, duration: number): LoopRegion | null {
  return start < end ? loopBetween(start, end, duration) : null;
}

/** From the last marker at or before a time to the next one; the ends of the recording stand for markers that are not there. */
export function sectionAround(
  time: number,
  markers: readonly Pick<Marker, "time">[],
  duration: number,
): LoopRegion | null {
  const times = markers.map((marker) => marker.time);
  const start = Math.max(0, ...times.filter((at) => at <= time));
  const end = Math.min(duration, ...times.filter((at) => at > time));
  return loopBetween(start, end, duration);
}
