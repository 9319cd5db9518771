/**
 * How the tempo of a song goes up and down where nobody keeps it: the likeliest path through the tempi of short windows, in which
 * it moves a little from one to the next. Which of a pulse and its double it follows is all one: they go up and down together.
 */
import { FRAME_RATE } from "./onsets.ts";
import { autocorrelation, tempogramAt } from "./tempogram.ts";

export interface TempoCurve {
  /** Seconds of the middles of the windows, evenly apart. */
  times: readonly number[];
  /** The logarithm of beats a minute in each. */
  tempi: readonly number[];
  /** How much more of the pulse comes back along it than at the best single tempo, as a share: 0 where the tempo is kept. */
  gain: number;
}

/** Seconds. Long windows blur what they are to measure. */
const WINDOW = 4;
const STEP = 0.5;
/** Seconds after which the pulse must have come back. */
const REACH = 2.4;
/** Beats a minute, and one tempo to the next. */
const SLOWEST = 45;
const FASTEST = 240;
const NEXT = 1.012;
/** How many of them the tempo moves between two windows at the most, and what each costs of the pulse. */
const MOST_MOVED = 4;
const MOVED = 0.006;
/** Windows on either side by which the curve is smoothed. */
const SMOOTH = 2;

export function tempoCurve(strengths: Float32Array): TempoCurve {
  const size = Math.min(strengths.length, Math.round(WINDOW * FRAME_RATE));
  const hop = Math.round(STEP * FRAME_RATE);
  const count = Math.max(1, Math.floor((strengths.length - size) / hop) + 1);
  const tempi: number[] = [];
  for (let bpm = SLOWEST; bpm < FASTEST; bpm *= NEXT) tempi.push(bpm);
  const pulses = Array.from({ length: count }, (_, i) =>
    pulsesIn(strengths.subarray(i * hop, i * hop + size), tempi),
  );
  const path = likeliest(pulses);
  const along = path.reduce((sum, tempo, i) => sum + (pulses[i]?.[tempo] ?? 0), 0);
  const alone = Math.max(
    ...tempi.map((_, tempo) => pulses.reduce((sum, pulse) => sum + (pulse[tempo] ?? 0), 0)),
  );
  return {
    times: path.map((_, i) => (i * hop + size / 2) / FRAME_RATE),
    tempi: smoothed(path.map((tempo) => Math.log(tempi[tempo] ?? SLOWEST))),
    gain: alone > 0 ? along / alone - 1 : 0,
  };
}

/** How well the pulse comes back at each of the tempi. */
function pulsesIn(window: Float32Array, tempi: readonly number[]): Float32Array {
  const back = autocorrelation(window, Math.ceil(1.01 * REACH * FRAME_RATE) + 2);
  return Float32Array.from(tempi, (bpm) => {
    const beat = (60 * FRAME_RATE) / bpm;
    let sum = 0;
    let beats = 0;
    for (let lag = beat; lag <= REACH * FRAME_RATE; lag += beat) {
      sum += tempogramAt(back, lag, 1 + 0.008 * lag);
      beats += 1;
    }
    return beats > 0 ? sum / beats : 0;
  });
}

/** Of each window the index of its tempo. */
function likeliest(pulses: readonly Float32Array[]): number[] {
  let score = pulses[0] ?? new Float32Array(1);
  const before = pulses.slice(1).map((pulse) => {
    const from = pulse.map((_, tempo) => bestNear(score, tempo));
    score = pulse.map((value, tempo) => {
      const last = from[tempo] ?? tempo;
      return value + (score[last] ?? 0) - MOVED * Math.abs(tempo - last);
    });
    return from;
  });
  let tempo = score.indexOf(Math.max(...score));
  const path = [tempo];
  for (const from of before.toReversed()) {
    tempo = from[tempo] ?? tempo;
    path.push(tempo);
  }
  return path.toReversed();
}

function bestNear(score: Float32Array, tempo: number): number {
  const from = Math.max(0, tempo - MOST_MOVED);
  const to = Math.min(score.length - 1, tempo + MOST_MOVED);
  let best = tempo;
  let most = score[tempo] ?? 0;
  for (let near = from; near <= to; near += 1) {
    const value = (score[near] ?? 0) - MOVED * Math.abs(tempo - near);
    if (value <= most) continue;
    most = value;
    best = near;
  }
  return best;
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
