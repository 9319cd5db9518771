/** What was learned to judge grids of beats and bars: a panel of small networks, whose words are averaged. */
import { BEAT_SIZE } from "./bar-profile.ts";
import type { GridHypothesis } from "./grid-hypotheses.ts";
import { PANEL } from "./grid-weights.gen.ts";
import { type Network, unpacked, valueOf } from "./network.ts";

/** Two where each of them is three quavers: 6/8. */
export type BeatsPerBar = 2 | 3 | 4;

export interface CountedBars {
  beatsPerBar: BeatsPerBar;
  /** Of the first beat that begins a bar. */
  firstBar: number;
  /** Of the grid with these bars, the logarithm of odds. */
  score: number;
}

const panel = PANEL.map(({ grid, two, three, four }) => ({
  grid: unpacked(grid),
  two: unpacked(two),
  three: unpacked(three),
  four: unpacked(four),
}));

/** A grid in all bars that it may be counted in. */
export function judged({ general, two, three, four }: GridHypothesis): CountedBars[] {
  const onGrid = meanOf((judges) => judges.grid, general, 0);
  const inBars = (beatsPerBar: BeatsPerBar, ofBars: (firstBar: number) => number) =>
    Array.from({ length: beatsPerBar }, (_, firstBar) => ({
      beatsPerBar,
      firstBar,
      score: onGrid + ofBars(firstBar),
    }));
  return [
    ...inBars(2, (first) => meanOf((judges) => judges.two, two, first * BEAT_SIZE)),
    ...inBars(3, (first) => meanOf((judges) => judges.three, three, first * BEAT_SIZE)),
    ...inBars(4, (first) => meanOf((judges) => judges.four, four, first * BEAT_SIZE)),
  ];
}

function meanOf(
  which: (judges: (typeof panel)[number]) => Network,
  inputs: Float32Array,
  offset: number,
): number {
  return (
    panel.reduce((sum, judges) => sum + valueOf(which(judges), inputs, offset), 0) / panel.length
  );
}
