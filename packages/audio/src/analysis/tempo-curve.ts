/**
 * How the tempo of a song goes up and down where nobody keeps it: the likeliest path through the tempi of short windows, in which
 * it moves a little from one to the next. Which of a pulse and its double it follows is all one: they go up and down together.
 */
import { likeliestPath, tempoStrengths, tempiBetween } from "./tempo-path.ts";

export interface TempoCurve {
  /** Seconds of the middles of the windows, evenly apart. */
  times: readonly number[];
  /** The logarithm of beats a minute in each. */
  tempi: readonly number[];
  /** How much more of the pulse comes back along it than at the best single tempo, as a share: 0 where the tempo is kept. */
  gain: number;
}

const TEMPI = tempiBetween(45, 240, 1.012);
/** Long windows blur what they are to measure. */
const SEARCH = { window: 4, step: 0.5, reach: 2.4, tempi: TEMPI };
/** How many of them the tempo moves between two windows at the most, and what each costs, in strength of a window. */
const MOST_MOVED = 4;
const MOVED = 0.006;
/** Windows on either side by which the curve is smoothed. */
const SMOOTH = 2;

export function tempoCurve(onsets: Float32Array): TempoCurve {
  const { times, strengths } = tempoStrengths(onsets, SEARCH);
  const path = likeliestPath(strengths, {
    from: (score) => (tempo) => bestNear(score, tempo),
    cost,
  });
  const along = path.reduce((sum, tempo, i) => sum + (strengths[i]?.[tempo] ?? 0), 0);
  const alone = Math.max(
    ...TEMPI.map((_, tempo) => strengths.reduce((sum, window) => sum + (window[tempo] ?? 0), 0)),
  );
  return {
    times,
    tempi: smoothed(path.map((tempo) => Math.log(TEMPI[tempo] ?? 0))),
    gain: alone > 0 ? along / alone - 1 : 0,
  };
}

function bestNear(score: Float32Array, tempo: number): number {
  const from = Math.max(0, tempo - MOST_MOVED);
  const to = Math.min(score.length - 1, tempo + MOST_MOVED);
  let best = tempo;
  let most = score[tempo] ?? 0;
  for (let near = from; near <= to; near += 1) {
    const value = (score[near] ?? 0) - cost(near, tempo);
    if (value <= most) continue;
    most = value;
    best = near;
  }
  return best;
}

function cost(from: number, to: number): number {
  return MOVED * Math.abs(to - from);
}

/** Nobody changes the tempo from one moment to the next. */
function smoothed(values: readonly number[]): number[] {
  return values.map((_, i) => {
    let sum = 0;
    let weights = 0;
    for (let off = -SMOOTH; off <= SMOOTH; off += 1) {
      const value = values[i + off];
      if (value === undefined) continue;
      const weight = SMOOTH + 1 - Math.abs(off);
      sum += weight * value;
      weights += weight;
    }
    return sum / weights;
  });
}
