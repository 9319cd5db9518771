/**
 * The same sound at another sample rate, by a windowed sinc: J. O. Smith, "Digital Audio Resampling",
 * https://ccrma.stanford.edu/~jos/resample/. Good for analysis (what would fold back is 60 dB down), not for listening.
 */

/** Zero crossings of the sinc on each side: with 8 the filter falls within 15 % of its corner. */
const CROSSINGS = 8;
const ROLL_OFF = 0.9;
/** Between two places in the table of the filter the nearer is taken: far below what is analysed. */
const MOST_PHASES = 512;

/** Gives the array itself where there is nothing to do. Fewer `crossings` cost less, and let more fold back near the top. */
export function resample(
  samples: Float32Array,
  from: number,
  to: number,
  crossings = CROSSINGS,
): Float32Array {
  if (from === to) return samples;

  const { phases, taps, table } = filterFor(from, to, crossings);
  const half = taps / 2;
  const step = from / to;
  const out = new Float32Array(Math.floor((samples.length * to) / from));
  const edge = new Float32Array(taps);
  for (let i = 0; i < out.length; i += 1) {
    const at = i * step;
    let whole = Math.floor(at);
    let phase = Math.round((at - whole) * phases);
    if (phase === phases) {
      whole += 1;
      phase = 0;
    }
    const first = whole - half + 1;
    if (first >= 0 && first + taps <= samples.length) {
      out[i] = weighed(samples, first, table, phase * taps, taps);
    } else {
      edge.fill(0);
      edge.set(samples.subarray(Math.max(0, first), first + taps), Math.max(0, -first));
      out[i] = weighed(edge, 0, table, phase * taps, taps);
    }
  }
  return out;
}

/** `count`: a multiple of four. Four sums at once, since each would wait for what was added last. */
function weighed(
  samples: Float32Array,
  first: number,
  weights: Float32Array,
  row: number,
  count: number,
): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < count; i += 4) {
    const sample = first + i;
    const weight = row + i;
    a += (samples[sample] ?? 0) * (weights[weight] ?? 0);
    b += (samples[sample + 1] ?? 0) * (weights[weight + 1] ?? 0);
    c += (samples[sample + 2] ?? 0) * (weights[weight + 2] ?? 0);
    d += (samples[sample + 3] ?? 0) * (weights[weight + 3] ?? 0);
  }
  return a + b + (c + d);
}

interface Filter {
  phases: number;
  /** A multiple of four. */
  taps: number;
  /** A row of taps for each phase. */
  table: Float32Array;
}

function filterFor(from: number, to: number, crossings: number): Filter {
  const phases = Math.min(MOST_PHASES, to / greatestCommonDivisor(from, to));
  // As a share of the rate that comes in.
  const corner = Math.min(1, to / from) * ROLL_OFF;
  const half = 2 * Math.ceil(crossings / corner / 2);
  const taps = half * 2;
  const table = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase += 1) {
    const row = table.subarray(phase * taps, (phase + 1) * taps);
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - half + 1 - phase / phases;
      const value = sinc(corner * distance) * hann(distance / half);
      row[tap] = value;
      sum += value;
    }
    for (let tap = 0; tap < taps; tap += 1) row[tap] = (row[tap] ?? 0) / sum;
  }
  return { phases, taps, table };
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** 1 in the middle, 0 at −1 and 1. */
function hann(x: number): number {
  return Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
