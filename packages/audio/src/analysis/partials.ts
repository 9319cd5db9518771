/** The tones that sound at each moment: peaks of the spectrum, their pitch taken between the bins. */
import { clamp } from "@bandstand/domain/clamp";
import { countFrames, eachSpectrum, type Frames, type OnProgress } from "./spectra.ts";
import { WORKING_RATE } from "./working-rate.ts";

/** Hz at which everything about pitch is analysed; frames are long, since a semitone at 80 Hz is 5 Hz wide. */
export const PITCH_RATE = WORKING_RATE / 2;
export const PITCH_FRAMES: Frames = { size: 4096, hop: 1024 };
/** Frames a second. */
export const PITCH_FRAME_RATE = PITCH_RATE / PITCH_FRAMES.hop;

export interface Partials {
  /** Of frame i they begin at starts[i] and end before starts[i + 1]. */
  starts: Uint32Array;
  /** Semitones as MIDI counts them, 69 being 440 Hz, with fractions. */
  pitches: Float32Array;
  levels: Float32Array;
}

const LOWEST = 50;
const HIGHEST = 2100;
/** Beyond the loudest of a frame by this share, peaks are of the window or of noise. */
const FLOOR = 0.02;

/** `samples` at the pitch rate. */
export function partialsOf(samples: Float32Array, onProgress?: OnProgress): Partials {
  const count = countFrames(samples, PITCH_FRAMES);
  const starts = new Uint32Array(count + 1);
  let pitches = new Float32Array(count * 24);
  let levels = new Float32Array(count * 24);
  let used = 0;
  const hertzABin = PITCH_RATE / PITCH_FRAMES.size;
  const from = Math.ceil(LOWEST / hertzABin);
  const to = Math.floor(HIGHEST / hertzABin);
  // A peak is one beside its neighbours.
  const take = (magnitudes: Float32Array, index: number): void => {
    let loudest = 0;
    for (let bin = from; bin <= to; bin += 1) loudest = Math.max(loudest, magnitudes[bin] ?? 0);
    const floor = loudest * FLOOR;
    for (let bin = from; bin <= to; bin += 1) {
      const level = magnitudes[bin] ?? 0;
      const left = magnitudes[bin - 1] ?? 0;
      const right = magnitudes[bin + 1] ?? 0;
      if (level <= floor || level < left || level <= right) continue;
      if (used === pitches.length) {
        pitches = larger(pitches);
        levels = larger(levels);
      }
      pitches[used] = toPitch((bin + offset(left, level, right)) * hertzABin);
      levels[used] = level;
      used += 1;
    }
    starts[index + 1] = used;
  };
  eachSpectrum(samples, { ...PITCH_FRAMES, bins: to + 2 }, take, onProgress);
  return { starts, pitches: pitches.slice(0, used), levels: levels.slice(0, used) };
}

export function toPitch(hertz: number): number {
  return 69 + 12 * Math.log2(hertz / 440);
}

/** Where between the bins the peak lies, by a parabola through the logarithms: −0.5 to 0.5. */
function offset(left: number, middle: number, right: number): number {
  const a = Math.log(left + 1e-12);
  const b = Math.log(middle + 1e-12);
  const c = Math.log(right + 1e-12);
  const bend = a - 2 * b + c;
  return bend >= 0 ? 0 : clamp((0.5 * (a - c)) / bend, -0.5, 0.5);
}

function larger(values: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.max(64, values.length * 2));
  out.set(values);
  return out;
}
