import { parseKey } from "@bandstand/domain/chart/key";
import { claimedKey } from "@bandstand/domain/studio/claimed-key";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import { tempiOf } from "@bandstand/domain/studio/tempi";
import type { Metre } from "./saved-analysis.ts";

export interface AnalysisFact {
  name: string;
  words: string;
}

type Heard = Pick<AnalysisSettings, "analysisResults" | "detectedChords" | "detectedBeats">;

/**
 * "128 bpm", "E major", "4/4"; what was not found is left out, as is a key that
 * the chords contradict.
 * @param semitones from the recording to what sounds
 */
export function analysisFacts(
  { analysisResults, detectedChords, detectedBeats }: Heard,
  semitones: number,
): AnalysisFact[] {
  if (analysisResults === null) return [];
  const { bpm, key: detected, timeSignature } = analysisResults;
  const key = claimedKey(detected, detectedChords, semitones);
  return [
    ...(bpm === null ? [] : [{ name: "Tempo", words: tempiWords(bpm, tempiOf(detectedBeats)) }]),
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

/** "128 bpm", "120 and 90 bpm" with a bridge in another tempo, "90 to 130 bpm" where there are more. */
function tempiWords(bpm: number, tempi: readonly number[]): string {
  if (tempi.length < 2) return tempoWords({ bpm });
  if (tempi.length === 2) return `${tempi.map(Math.round).join(" and ")} bpm`;
  return `${Math.round(Math.min(...tempi))} to ${Math.round(Math.max(...tempi))} bpm`;
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
