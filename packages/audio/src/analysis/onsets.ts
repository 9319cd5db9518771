/**
 * Onset strength: how much louder each band has become since just before, as in the spectral flux of S. Böck and
 * G. Widmer, "Maximum Filter Vibrato Suppression for Onset Detection" (DAFx 2013): the past is taken with a maximum over
 * neighbouring bands, so that a voice's vibrato is no onset.
 */
import { type Band, melBands } from "./mel-bands.ts";
import { countFrames, eachSpectrum, type Frames, type OnProgress } from "./spectra.ts";
import { WORKING_RATE, type WorkingSound } from "./working-rate.ts";

/** As long as 2048 samples at 44.1 kHz, 512 apart. */
export const FRAMES: Frames = { size: 1024, hop: 256 };
/** Frames a second. */
export const FRAME_RATE = WORKING_RATE / FRAMES.hop;

/** How much louder the bands have become, on average over the bands: a value a frame, not negative. */
export interface Onsets {
  /** Below 160 Hz: kick and bass. */
  low: Float32Array;
  /** Up to 2 kHz: most of what plays chords and sings. */
  middle: Float32Array;
  /** Above: cymbals, and the edge of every attack. */
  high: Float32Array;
  /** The same in six parts, lowest first: kick, bass, body, voice, snare and stick, cymbals. */
  parts: readonly Float32Array[];
}

const BANDS = { count: 60, lowest: 30, highest: 10_000 };
/** Hz between the parts. */
const EDGES = [100, 160, 400, 2000, 5000];
/** Frames between now and before: at 2 the windows overlap by half. */
const LAG = 2;
/** Decides what counts as quiet: magnitudes are taken as shares of the whole sound's level first. */
const COMPRESSION = 100;

export function onsetsOf({ samples, level }: WorkingSound, onProgress?: OnProgress): Onsets {
  const count = countFrames(samples, FRAMES);
  const bands = melBands(BANDS, { ...FRAMES, sampleRate: WORKING_RATE });
  const ends = [...EDGES, Number.POSITIVE_INFINITY].map(
    (edge) => bands.filter(({ centre }) => centre < edge).length,
  );
  const levels = levelMeter(bands, COMPRESSION / Math.max(level, Number.MIN_VALUE));
  const parts = ends.map(() => new Float32Array(count));
  const sizes = ends.map((end, part) => end - (ends[part - 1] ?? 0));
  // With nothing beside the first band and the last one.
  const history = Array.from({ length: LAG + 1 }, () => new Float32Array(bands.length + 2));
  const bins = Math.max(...bands.map(({ from, weights }) => from + weights.length));
  const take = (magnitudes: Float32Array, index: number): void => {
    const now = history[index % history.length] ?? new Float32Array(0);
    // The oldest of the ring, which is written over next.
    const before = history[(index + 1) % history.length] ?? now;
    levels(magnitudes, now);
    let band = 0;
    for (let part = 0; part < ends.length; part += 1) {
      const begin = band;
      let sum = 0;
      for (const end = ends[part] ?? 0; band < end; band += 1) {
        const past = Math.max(before[band] ?? 0, before[band + 1] ?? 0, before[band + 2] ?? 0);
        sum += Math.max(0, (now[band + 1] ?? 0) - past);
      }
      const values = parts[part];
      if (values) values[index] = sum / (band - begin);
    }
  };
  eachSpectrum(samples, { ...FRAMES, bins }, take, onProgress);
  const both = (one: number, other: number) => meanOf(parts, sizes, [one, other]);
  return { low: both(0, 1), middle: both(2, 3), high: both(4, 5), parts };
}

/** Two parts as one, each with the weight of the bands it has. */
function meanOf(
  parts: readonly Float32Array[],
  sizes: readonly number[],
  [one, other]: readonly [number, number],
): Float32Array {
  const share = (sizes[one] ?? 0) / ((sizes[one] ?? 0) + (sizes[other] ?? 0));
  const [first, second] = [parts[one], parts[other]];
  const out = new Float32Array(first?.length ?? 0);
  for (let i = 0; i < out.length; i += 1)
    out[i] = share * (first?.[i] ?? 0) + (1 - share) * (second?.[i] ?? 0);
  return out;
}

/** Writes the loudness of each band, the first one's at 1. */
function levelMeter(bands: readonly Band[], gain: number) {
  // In flat arrays: twice as fast as through the objects.
  const from = Int32Array.from(bands, (band) => band.from);
  const lengths = Int32Array.from(bands, (band) => band.weights.length);
  const weights = Float32Array.from(bands.flatMap((band) => [...band.weights]));
  return (magnitudes: Float32Array, out: Float32Array): void => {
    let at = 0;
    for (let band = 0; band < from.length; band += 1) {
      const start = (from[band] ?? 0) - at;
      const end = at + (lengths[band] ?? 0);
      let sum = 0;
      for (; at < end; at += 1) sum += (magnitudes[start + at] ?? 0) * (weights[at] ?? 0);
      out[band + 1] = Math.log1p(gain * sum);
    }
  };
}
