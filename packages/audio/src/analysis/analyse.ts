/** Everything about a recording: beats, bars, key and chords. Pure; in the browser it belongs into a Worker. */
import { onsetStrength } from "./onset-strength.ts";
import { fromFirstToLast } from "./beat-ends.ts";
import { chooseGrid } from "./beat-grid.ts";
import { refineBeats } from "./beat-refining.ts";
import { barsOf } from "./bars.ts";
import { chordChanges } from "./chord-changes.ts";
import { chordsOf, type DetectedChord } from "./chords.ts";
import { chromaOf } from "./chroma.ts";
import { decimateBy2 } from "./decimate.ts";
import { keyOf } from "./key.ts";
import { refuseTooLong } from "./longest.ts";
import { FRAME_RATE, levelOf, onsetsOf, WORKING_RATE } from "./onsets.ts";
import { partialsOf } from "./partials.ts";
import type { OnProgress } from "./spectra.ts";
import { meanTempogram, tempogramFrames } from "./tempogram.ts";
import { resample, withoutNonsense } from "./resample.ts";
import { median } from "./statistics.ts";
import { acceptedTempo, intervalsOf } from "./tempo-rule.ts";
import { tuningOf } from "./tuning.ts";

export interface Sound {
  /** One channel, −1 to 1. What is no number is silence. */
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
}

/** Times are seconds, confidences 0 to 1. */
export interface Analysis {
  duration: number;
  /** Beats a minute; null where no tempo is accepted, and then there are no beats and bars. */
  bpm: number | null;
  tempoConfidence: number;
  timeSignature: "3/4" | "4/4";
  beats: number[];
  /** The beats that begin bars. */
  bars: number[];
  barConfidence: number;
  /** Such as "F#m"; null where no notes sound. */
  key: string | null;
  keyConfidence: number;
  /** Semitones from A = 440 Hz. */
  tuning: number;
  chords: DetectedChord[];
}

/** A cheap filter does for what has no top. */
const LOW_CROSSINGS = 3;
/** Root mean square below which a recording is silent (−80 dB). */
const SILENCE = 1e-4;
/** Seconds between the places where chords may change where there are no beats. */
const CHORD_STEP = 0.5;

/** Shares of the whole that are done, as they were measured: rhythm's spectra, then those of pitch, then the beats. */
const ONSETS_DONE = 0.5;
const PITCH_DONE = 0.8;
const BEATS_DONE = 0.95;

/** Throws `TooLong`. `onProgress` is told which share is done, 0 to 1. */
export function analyse(
  { samples: recorded, sampleRate }: Sound,
  onProgress: OnProgress = () => {},
): Analysis {
  const duration = recorded.length / sampleRate;
  refuseTooLong(duration);
  const samples = withoutNonsense(recorded);
  const sound = atWorkingRate(samples, sampleRate);
  const level = levelOf(sound);
  if (level < SILENCE) return { duration, ...NO_RHYTHM, ...NO_NOTES, beats: [], bars: [] };

  const within =
    (from: number, to: number): OnProgress =>
    (share) =>
      onProgress(from + (to - from) * share);
  const strengths = onsetStrength(onsetsOf(sound, level, within(0, ONSETS_DONE)));
  onProgress(ONSETS_DONE);
  const partials = partialsOf(decimateBy2(sound), within(ONSETS_DONE, PITCH_DONE));
  const tuning = tuningOf(partials);
  const chroma = chromaOf(partials, tuning);
  onProgress(PITCH_DONE);
  const tempogram = meanTempogram(tempogramFrames(strengths.all));
  const grid = chooseGrid({ strengths, chroma, chordChanges: chordChanges(chroma), tempogram });
  const frames = grid ? fromFirstToLast(refineBeats(grid.beats, strengths.all), strengths.all) : [];
  const beats = frames
    .map((frame) => frame / FRAME_RATE)
    .filter((time) => time >= 0 && time <= duration);
  onProgress(BEATS_DONE);
  const bpm = acceptedTempo(beats);
  const steps = Array.from({ length: Math.ceil(duration / CHORD_STEP) }, (_, i) => i * CHORD_STEP);
  const chords = chordsOf(chroma, bpm === null ? steps : overall(beats, duration), duration);
  const bars = barsOf(frames, { strengths, chroma, chords });
  const rhythm =
    bpm === null
      ? { ...NO_RHYTHM, beats: [], bars: [] }
      : {
          bpm,
          tempoConfidence: grid?.confidence ?? 0,
          timeSignature: `${bars.beatsPerBar}/4` as const,
          beats,
          bars: beats.filter((_, i) => i % bars.beatsPerBar === bars.first),
          barConfidence: bars.confidence,
        };
  const key = keyOf(chroma, chords, duration);
  return {
    duration,
    ...rhythm,
    key: key?.name ?? null,
    keyConfidence: key?.confidence ?? 0,
    tuning,
    chords,
  };
}

function atWorkingRate(samples: Float32Array, sampleRate: number): Float32Array {
  if (sampleRate === 2 * WORKING_RATE) return decimateBy2(samples);
  const crossings = sampleRate < WORKING_RATE ? LOW_CROSSINGS : undefined;
  return resample(samples, sampleRate, WORKING_RATE, crossings);
}

const NO_NOTES = { key: null, keyConfidence: 0, tuning: 0, chords: [] };

const NO_RHYTHM = {
  bpm: null,
  tempoConfidence: 0,
  timeSignature: "4/4",
  barConfidence: 0,
} as const satisfies Partial<Analysis>;

/** The beats, and the like before the first and after the last one. */
function overall(beats: readonly number[], duration: number): number[] {
  const step = median(intervalsOf(beats));
  const first = beats[0] ?? 0;
  const last = beats.at(-1) ?? 0;
  const before = Math.floor(first / step);
  const after = Math.floor((duration - last) / step);
  return [
    ...(first - before * step > 0.1 ? [0] : []),
    ...Array.from({ length: before }, (_, i) => first - (before - i) * step),
    ...beats,
    ...Array.from({ length: after }, (_, i) => last + (i + 1) * step),
  ];
}
