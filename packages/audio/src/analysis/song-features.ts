/** What is measured of a recording before anything is decided: onsets, notes, and where chords change. */
import { chordChanges } from "./chord-changes.ts";
import { type Chroma, chromaOf } from "./chroma.ts";
import { decimateBy2 } from "./decimate.ts";
import { type Harmony, harmonyOf } from "./harmony.ts";
import { type Onsets, onsetsOf } from "./onsets.ts";
import { partialsOf } from "./partials.ts";
import type { OnProgress } from "./spectra.ts";
import { tuningOf } from "./tuning.ts";
import type { Sound } from "./sound.ts";
import { refuseTooLong } from "./longest.ts";
import { atWorkingRate, type WorkingSound } from "./working-rate.ts";

export interface SongFeatures {
  onsets: Onsets;
  chroma: Chroma;
  /** How likely a chord begins with each frame of the chroma. */
  chordChanges: Float32Array;
  harmony: Harmony;
  /** Semitones from A = 440 Hz. */
  tuning: number;
}

/** Share of the work that onsets are, as it was measured: rhythm's spectra, then those of pitch. */
const ONSETS_DONE = 0.62;

/** What chords are heard from alone, as `songFeatures` has it: a third of the work. */
export function hearHarmony(sound: Sound): Harmony {
  refuseTooLong(sound.samples.length / sound.sampleRate);
  const partials = partialsOf(decimateBy2(atWorkingRate(sound).samples));
  return harmonyOf(partials, tuningOf(partials));
}

export function songFeatures(sound: WorkingSound, onProgress: OnProgress = () => {}): SongFeatures {
  const onsets = onsetsOf(sound, (share) => onProgress(ONSETS_DONE * share));
  const partials = partialsOf(decimateBy2(sound.samples), (share) =>
    onProgress(ONSETS_DONE + (1 - ONSETS_DONE) * share),
  );
  const tuning = tuningOf(partials);
  const chroma = chromaOf(partials, tuning);
  const harmony = harmonyOf(partials, tuning);
  return { onsets, chroma, chordChanges: chordChanges(chroma), harmony, tuning };
}
