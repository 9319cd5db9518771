/** Everything about a recording: beats, bars, key and chords. Pure; in the browser it belongs into a Worker. */
import { onsetStrength } from "./onset-strength.ts";
import { fromFirstToLast } from "./beat-ends.ts";
import { type BeatGrid, chooseGrid } from "./beat-grid.ts";
import { refineBeats } from "./beat-refining.ts";
import { chordsOn } from "./chords.ts";
import type { DetectedChord } from "./detected-chord.ts";
import { type Harmony, SILENT_HARMONY } from "./harmony.ts";
import { keyOf } from "./key.ts";
import { refuseTooLong } from "./longest.ts";
import { FRAME_RATE, levelOf } from "./onsets.ts";
import { songFeatures } from "./song-features.ts";
import type { Sound } from "./sound.ts";
import type { OnProgress } from "./spectra.ts";
import { meanTempogram, tempogramFrames } from "./tempogram.ts";
import { withoutNonsense } from "./resample.ts";
import { acceptedTempo } from "./tempo-rule.ts";
import { atWorkingRate } from "./working-rate.ts";

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
  /** What the chords were heard from, so that they can be heard again on other beats. */
  harmony: Harmony;
}

/** Root mean square below which a recording is silent (−80 dB). */
const SILENCE = 1e-4;

/** Shares of the whole that are done, as they were measured: what is heard, then the beats. */
const HEARD = 0.8;
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

  const { onsets, chroma, chordChanges, harmony, tuning } = songFeatures(sound, level, (share) =>
    onProgress(HEARD * share),
  );
  onProgress(HEARD);
  const strengths = onsetStrength(onsets);
  const tempogram = meanTempogram(tempogramFrames(strengths.all));
  const grid = chooseGrid({ strengths, chroma, chordChanges, tempogram });
  const frames = grid ? fromFirstToLast(refineBeats(grid.beats, strengths), strengths.all) : [];
  const beats = frames
    .map((frame) => frame / FRAME_RATE)
    .filter((time) => time >= 0 && time <= duration);
  onProgress(BEATS_DONE);
  const bpm = acceptedTempo(beats);
  const rhythm =
    bpm === null || grid === null
      ? { ...NO_RHYTHM, beats: [], bars: [] }
      : {
          bpm,
          tempoConfidence: grid.confidence,
          timeSignature: `${grid.beatsPerBar}/4` as const,
          beats,
          bars: barsAmong(beats, grid),
          barConfidence: grid.barConfidence,
        };
  const chords = chordsOn(harmony, { ...rhythm, beatsPerBar: grid?.beatsPerBar ?? 4, duration });
  const key = keyOf(chroma, chords, duration);
  return {
    duration,
    ...rhythm,
    key: key?.name ?? null,
    keyConfidence: key?.confidence ?? 0,
    tuning,
    chords,
    harmony,
  };
}

/** The beats of which the bars begin; the grid's own may have fewer before the first, and more after the last. */
function barsAmong(beats: readonly number[], grid: BeatGrid): number[] {
  const { beatsPerBar, firstBar } = grid;
  // In the middle, where both have beats.
  const bar = firstBar + beatsPerBar * Math.floor(grid.beats.length / beatsPerBar / 2);
  const time = (grid.beats[bar] ?? grid.beats[firstBar] ?? 0) / FRAME_RATE;
  const away = beats.map((beat) => Math.abs(beat - time));
  const known = away.indexOf(Math.min(...away));
  return beats.filter((_, i) => (i - known) % beatsPerBar === 0);
}

const NO_NOTES = {
  key: null,
  keyConfidence: 0,
  tuning: 0,
  chords: [],
  harmony: SILENT_HARMONY,
};

const NO_RHYTHM = {
  bpm: null,
  tempoConfidence: 0,
  timeSignature: "4/4",
  barConfidence: 0,
} as const satisfies Partial<Analysis>;
