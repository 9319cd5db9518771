import type { Reading } from "./beat-grid.ts";

/** The beats of which the bars begin; the reading's own may have fewer before the first, and more after the last. */
export function barsAmong(
  beats: readonly number[],
  { grid, beatsPerBar, firstBar }: Reading,
): number[] {
  // In the middle, where both have beats.
  const bar = firstBar + beatsPerBar * Math.floor(grid.beats.length / beatsPerBar / 2);
  const frame = grid.beats[bar] ?? grid.beats[firstBar] ?? 0;
  const away = beats.map((beat) => Math.abs(beat - frame));
  const known = away.indexOf(Math.min(...away));
  return beats.filter((_, i) => (i - known) % beatsPerBar === 0);
}
