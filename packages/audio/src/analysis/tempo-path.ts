/** How strongly the pulse comes back at each of some tempi, in short windows, and the likeliest path through them. */
import { createAutocorrelation } from "./autocorrelation.ts";
import { FRAME_RATE } from "./onsets.ts";
import { tempogramAt } from "./tempogram.ts";

export interface TempoSearch {
  /** Seconds of a window, from one to the next, and after which the pulse must have come back. */
  window: number;
  step: number;
  reach: number;
  /** Beats a minute. */
  tempi: readonly number[];
}

export interface TempoStrengths {
  /** Seconds of the middles of the windows, evenly apart. */
  times: readonly number[];
  /** Of each window, by tempo: 1 where all of the pulse comes back. */
  strengths: readonly Float32Array[];
}

/** From one up to another, each `ratio` times the one before. */
export function tempiBetween(slowest: number, fastest: number, ratio: number): number[] {
  const count = Math.ceil(Math.log(fastest / slowest) / Math.log(ratio));
  return Array.from({ length: count }, (_, i) => slowest * ratio ** i);
}

export function tempoStrengths(
  onsets: Float32Array,
  { window, step, reach, tempi }: TempoSearch,
): TempoStrengths {
  const size = Math.min(onsets.length, Math.round(window * FRAME_RATE));
  const hop = Math.round(step * FRAME_RATE);
  const count = Math.max(1, Math.floor((onsets.length - size) / hop) + 1);
  const correlate = createAutocorrelation(size, Math.ceil(1.01 * reach * FRAME_RATE) + 2);
  const starts = Array.from({ length: count }, (_, i) => i * hop);
  return {
    times: starts.map((start) => (start + size / 2) / FRAME_RATE),
    strengths: starts.map((start) =>
      strengthsIn(correlate(onsets.subarray(start, start + size)), tempi, reach),
    ),
  };
}

/** `back`: how strongly the window comes back after each lag. */
function strengthsIn(back: Float32Array, tempi: readonly number[], reach: number): Float32Array {
  const strengths = new Float32Array(tempi.length);
  for (let tempo = 0; tempo < tempi.length; tempo += 1) {
    const beat = (60 * FRAME_RATE) / (tempi[tempo] ?? 0);
    let sum = 0;
    let beats = 0;
    for (let lag = beat; lag <= reach * FRAME_RATE; lag += beat) {
      sum += tempogramAt(back, lag, 1 + 0.008 * lag);
      beats += 1;
    }
    strengths[tempo] = beats > 0 ? sum / beats : 0;
  }
  return strengths;
}

export interface Moves {
  /** From which tempo each is best come to, by the scores so far. */
  from(score: Float32Array): (tempo: number) => number;
  /** In strength of one window. */
  cost(from: number, to: number): number;
}

/** Of each window the index of its tempo (A. J. Viterbi, IEEE Transactions on Information Theory 13, 1967). */
export function likeliestPath(strengths: readonly Float32Array[], moves: Moves): number[] {
  let score = strengths[0] ?? new Float32Array(1);
  const before = strengths.slice(1).map((strength) => {
    const last = Uint16Array.from(strength, (_, tempo) => tempo).map(moves.from(score));
    score = strength.map((value, tempo) => {
      const from = last[tempo] ?? tempo;
      return value + (score[from] ?? 0) - moves.cost(from, tempo);
    });
    return last;
  });
  let tempo = score.indexOf(Math.max(...score));
  const path = [tempo];
  for (const last of before.toReversed()) {
    tempo = last[tempo] ?? tempo;
    path.push(tempo);
  }
  return path.toReversed();
}
