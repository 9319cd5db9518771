/** What is learned from: all grids that a take may be counted in, and which of them are right. */
import { tempogramOf } from "@bandstand/audio/analysis/tempogram";
import { onsetStrength } from "@bandstand/audio/analysis/onset-strength";
import { FRAME_RATE } from "@bandstand/audio/analysis/onsets";
import { type GridHypothesis, gridHypotheses } from "@bandstand/audio/analysis/grid-hypotheses";
import { fMeasure } from "@bandstand/audio/analysis/fixtures/f-measure.fixture";
import type { Heard } from "./heard.ts";

export interface Grid extends GridHypothesis {
  /** F-measure of its beats. */
  f: number;
  isRight: boolean;
  /** Which of its beats begin bars, as the first of them; −1 where none does. */
  firstBar: number;
}

export interface Example {
  style: string;
  beatsPerBar: number;
  grids: Grid[];
}

/** F-measure from which on a grid is the right one, if none is much better. */
const WELL = 0.85;
const ALIKE = 0.05;

export function exampleOf({ style, features, beats, bars, beatsPerBar }: Heard): Example {
  const strengths = onsetStrength(features.onsets);
  const tempogram = tempogramOf(strengths.all);
  const { chroma, chordChanges } = features;
  const judged = gridHypotheses({ strengths, chroma, chordChanges, tempogram }).map((grid) => ({
    ...grid,
    f: fMeasure(beats, grid.beats.map(toSeconds)),
  }));
  const best = Math.max(...judged.map(({ f }) => f));
  const grids = judged.map((grid) => ({
    ...grid,
    isRight: grid.f >= Math.max(WELL, best - ALIKE),
    firstBar: firstBarOf(grid.beats.map(toSeconds), bars, beatsPerBar),
  }));
  return { style, beatsPerBar, grids };
}

function toSeconds(frame: number): number {
  return frame / FRAME_RATE;
}

/** By most of the bars. */
function firstBarOf(
  beats: readonly number[],
  bars: readonly number[],
  beatsPerBar: number,
): number {
  const votes = Array.from({ length: beatsPerBar }, (_, first) =>
    fMeasure(
      bars,
      beats.filter((_beat, i) => i % beatsPerBar === first),
    ),
  );
  const most = Math.max(...votes);
  return most > 0.5 ? votes.indexOf(most) : -1;
}
