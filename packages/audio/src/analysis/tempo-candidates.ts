/** Tempi that a piece may be counted in, by how well its pulse comes back after one, two, three and four beats. */
import { FRAME_RATE } from "./onsets.ts";
import { tempogramAt } from "./tempogram.ts";

/** Beats a minute; a little beyond what is accepted, since the tempo may sway. */
const SLOWEST = 38;
const FASTEST = 270;
/** One tempo to the next; two that are closer than `SAME` are one. */
const STEP = 1.004;
const SAME = 1.03;
/** Weights of one to four beats, in bars of four and of three. */
const COMBS = [
  [0.35, 0.25, 0.15, 0.25],
  [0.35, 0.15, 0.4, 0.1],
];
const MOST_PEAKS = 6;
/** What the ear may take for the beat instead. */
const RELATIVES = [2, 1 / 2, 3, 1 / 3, 3 / 2, 2 / 3];
const FARTHER_RELATIVES = [3 / 4, 4 / 3];

export function combAt(tempogram: Float32Array, bpm: number): number {
  const lag = (60 * FRAME_RATE) / bpm;
  const after = [1, 2, 3, 4].map((beats) =>
    tempogramAt(tempogram, beats * lag, 1 + 0.01 * beats * lag),
  );
  const combs = COMBS.map((weights) =>
    weights.reduce((sum, weight, i) => sum + weight * (after[i] ?? 0), 0),
  );
  return Math.max(...combs);
}

export function tempoCandidates(tempogram: Float32Array): number[] {
  const peaks = combPeaks(tempogram);
  const [first] = peaks;
  const relatives = [
    ...peaks.slice(0, 3).flatMap((bpm) => RELATIVES.map((ratio) => bpm * ratio)),
    ...(first === undefined ? [] : FARTHER_RELATIVES.map((ratio) => first * ratio)),
  ];
  const found: number[] = [];
  for (const blunt of [...peaks, ...relatives]) {
    if (blunt < SLOWEST || blunt > FASTEST) continue;
    const bpm = sharpened(tempogram, blunt);
    const isKnown = found.some((known) => Math.max(known / bpm, bpm / known) < SAME);
    if (!isKnown) found.push(bpm);
  }
  return found;
}

/** How far from a peak of the comb, which is blunt, the tempo is looked for, as a share; and in which steps. */
const BLUNT = 0.035;
const SHARP_STEP = 1.0015;
/** Frames: what comes back later has swayed. */
const SHARPEST_LAG = Math.round(4.2 * FRAME_RATE);

/** The tempo near this one at which the pulse comes back best after all the beats within some seconds. */
function sharpened(tempogram: Float32Array, bpm: number): number {
  let best = bpm;
  let most = Number.NEGATIVE_INFINITY;
  for (let near = bpm * (1 - BLUNT); near < bpm * (1 + BLUNT); near *= SHARP_STEP) {
    const lag = (60 * FRAME_RATE) / near;
    let sum = 0;
    for (let beats = 1; beats * lag < SHARPEST_LAG; beats += 1)
      sum += between(tempogram, beats * lag);
    if (sum > most) {
      most = sum;
      best = near;
    }
  }
  return best;
}

function between(values: Float32Array, place: number): number {
  const before = Math.floor(place);
  const one = values[before] ?? 0;
  return one + (place - before) * ((values[before + 1] ?? 0) - one);
}

/** Best first. */
function combPeaks(tempogram: Float32Array): number[] {
  const tempi: number[] = [];
  for (let bpm = SLOWEST * 0.9; bpm < FASTEST * 1.1; bpm *= STEP) tempi.push(bpm);
  const combs = tempi.map((bpm) => combAt(tempogram, bpm));
  return tempi
    .map((bpm, i) => ({ bpm, comb: combs[i] ?? 0, i }))
    .filter(({ comb, i }) => comb >= (combs[i - 1] ?? comb + 1) && comb > (combs[i + 1] ?? comb))
    .toSorted((a, b) => b.comb - a.comb)
    .slice(0, MOST_PEAKS)
    .map(({ bpm }) => bpm);
}
