/** What is said between the page and the worker that analyses: one request goes in, progress and one end come back. */
import type { Analysis } from "@bandstand/audio/analysis/analyse";
import type { BeatsOfSong } from "@bandstand/audio/analysis/chord-steps";
import type { DetectedChord } from "@bandstand/audio/analysis/detected-chord";
import type { Harmony } from "@bandstand/audio/analysis/harmony";
import type { Sound } from "@bandstand/audio/analysis/sound";

export type AnalysisRequest =
  | { type: "all"; sound: Sound }
  /** What chords are heard from. */
  | { type: "harmony"; sound: Sound }
  /** The chords on these beats. */
  | { type: "chords"; harmony: Harmony; song: BeatsOfSong };

export type AnalysisReply =
  | { type: "progress"; share: number }
  | { type: "all"; analysis: Analysis }
  | { type: "harmony"; harmony: Harmony }
  | { type: "chords"; chords: DetectedChord[] }
  | { type: "failed"; message: string };
