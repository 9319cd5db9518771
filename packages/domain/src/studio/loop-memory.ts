/** The loops of a song that were practised, to be taken again: the one that was used last first. */
import type { LoopRegion, Marker } from "./settings.ts";

export const MOST_LOOPS = 12;
/** Seconds: an end that was moved by less makes no other loop. */
const ALIKE = 0.25;
/** Seconds by which a loop may begin before its section. */
const EARLY = 0.3;

export function isAlike(one: LoopRegion, other: LoopRegion): boolean {
  return Math.abs(one.start - other.start) < ALIKE && Math.abs(one.end - other.end) < ALIKE;
}

export function withLoop(loops: readonly LoopRegion[], used: LoopRegion): readonly LoopRegion[] {
  const [first] = loops;
  if (first && first.start === used.start && first.end === used.end) return loops;
  return [used, ...withoutLoop(loops, used)].slice(0, MOST_LOOPS);
}

export function withoutLoop(loops: readonly LoopRegion[], gone: LoopRegion): readonly LoopRegion[] {
  return loops.filter((loop) => !isAlike(loop, gone));
}

/** What two devices remember that began with the same: new ones of both, and none that either has forgotten. */
export function mergeLoops(
  base: readonly LoopRegion[],
  here: readonly LoopRegion[],
  there: readonly LoopRegion[],
): readonly LoopRegion[] {
  const isIn = (loops: readonly LoopRegion[], loop: LoopRegion) =>
    loops.some((one) => isAlike(one, loop));
  const kept = here.filter((loop) => !isIn(base, loop) || isIn(there, loop));
  const others = there.filter((loop) => !isIn(base, loop) && !isIn(here, loop));
  return [...kept, ...others].slice(0, MOST_LOOPS);
}

/** "Chorus 2", "Verse – Chorus 1" over several; null before the first marker. Sections of one name are numbered. */
export function sectionsOf(
  { start, end }: LoopRegion,
  markers: readonly Pick<Marker, "time" | "label">[],
): string | null {
  const inOrder = markers.toSorted((one, other) => one.time - other.time);
  const names = inOrder.map(({ label }, index) => {
    const alike = inOrder.filter((other) => other.label === label).length;
    const place = inOrder.slice(0, index + 1).filter((other) => other.label === label).length;
    return alike > 1 ? `${label} ${place}` : label;
  });
  const first = inOrder.findLastIndex(({ time }) => time <= start + EARLY);
  const last = inOrder.findLastIndex(({ time }) => time < end - EARLY);
  const [from, to] = [names[first], names[last]];
  if (from === undefined) return null;
  return to === undefined || last <= first ? from : `${from} – ${to}`;
}
