import { parseKey } from "@bandstand/domain/chart/key";
import { claimedKey } from "@bandstand/domain/studio/claimed-key";
import type { AnalysisResults, DetectedChord } from "@bandstand/domain/studio/settings";
import type { Metre } from "./saved-analysis.ts";

export interface AnalysisFact {
  name: string;
  words: string;
}

/**
 * "128 bpm", "E major", "4/4"; what was not found is left out, as is a key that
 * the chords contradict.
 * @param semitones from the recording to what sounds
 */
export function analysisFacts(
  { bpm, key: detected, timeSignature }: AnalysisResults,
  chords: readonly DetectedChord[],
  semitones: number,
): AnalysisFact[] {
  const key = claimedKey(detected, chords, semitones);
  return [
    ...(bpm === null ? [] : [{ name: "Tempo", words: tempoWords({ bpm }) }]),
    ...(key === null ? [] : [{ name: "Key", words: keyWords(key) }]),
    { name: "Time signature", words: timeSignature },
  ];
}

/** "F#m" as people say it: "F♯ minor". */
function keyWords(label: string): string {
  const key = parseKey(label);
  if (key === null) return label;
  const tonic = label
    .replace(/m(?:in)?(?:or)?$/u, "")
    .replace("#", "♯")
    .replace(/b$/u, "♭");
  return `${tonic} ${key.minor ? "minor" : "major"}`;
}

/** "128 bpm" */
export function tempoWords({ bpm }: { bpm: number }): string {
  return `${Math.round(bpm)} bpm`;
}

/** "4/4"; "6/8, two beats a bar" where the figure does not tell. */
export function metreWords({ timeSignature, beatsPerBar }: Metre): string {
  if (timeSignature !== "6/8") return timeSignature;
  return `6/8, ${beatsPerBar === 6 ? "six" : "two"} beats a bar`;
}
