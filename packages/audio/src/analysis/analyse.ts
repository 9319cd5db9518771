/** Everything about a recording: beats, bars, key and chords. Pure; in the browser it belongs into a Worker. */
import { onsetStrength } from "./onset-strength.ts";
import { chordsOn } from "./chords.ts";
import type { DetectedChord } from "./detected-chord.ts";
import { type Harmony, SILENT_HARMONY } from "./harmony.ts";
import { keyOf } from "./key.ts";
import { refuseTooLong } from "./longest.ts";
import { type CountedBeats, type SongBeats, songBeats, type TimeSignature } from "./song-beats.ts";
import { songFeatures } from "./song-features.ts";
import type { Sound } from "./sound.ts";
import type { OnProgress } from "./spectra.ts";
import { atWorkingRate } from "./working-rate.ts";

/** Times are seconds, confidences 0 to 1. */
export interface Analysis {
  duration: number;
  /** Beats a minute; null where no tempo is accepted, and then there are no beats and bars. */
  bpm: number | null;
  tempoConfidence: number;
  timeSignature: TimeSignature;
  /** In 6/8 they are its dotted ones. */
  beatsPerBar: number;
  beats: number[];
  /** The beats that begin bars. */
  bars: number[];
  barConfidence: number;
  /** What it may be counted in as well, where the tempo is not sure. */
  otherReading: CountedBeats | null;
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
export function analyse(recorded: Sound, onProgress: OnProgress = () => {}): Analysis {
  const duration = recorded.samples.length / recorded.sampleRate;
  refuseTooLong(duration);
  const sound = atWorkingRate(recorded);
  if (sound.level < SILENCE) return { duration, ...NO_RHYTHM, ...NO_NOTES, beats: [], bars: [] };

  const { onsets, chroma, chordChanges, harmony, tuning } = songFeatures(sound, (share) =>
    onProgress(HEARD * share),
  );
  onProgress(HEARD);
  const heard = songBeats({ strengths: onsetStrength(onsets), chroma, chordChanges });
  onProgress(BEATS_DONE);
  const rhythm = heard ? rhythmOf(heard) : { ...NO_RHYTHM, beats: [], bars: [] };
  const chords = chordsOn(harmony, { ...rhythm, duration });
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

function rhythmOf({ confidence, other, ...counted }: SongBeats) {
  return { ...counted, tempoConfidence: confidence, otherReading: other };
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
  beatsPerBar: 4,
  barConfidence: 0,
  otherReading: null,
} as const satisfies Partial<Analysis>;
