/** Beats that a member has put right, as the others may take them over. */
import { readBeats } from "./read-beats.ts";
import { fieldsOf, parseJson } from "./read-values.ts";
import type { AnalysisSettings, CountedBeats } from "./settings.ts";

/** Null where they are as they were found, or settings tell of none. */
export function correctedBeats(settings: string | null): CountedBeats | null {
  const analysis = readBeats(fieldsOf(settings === null ? undefined : parseJson(settings)));
  return analysis.beatsCorrected ? countedBeats(analysis) : null;
}

/** Null without beats. */
export function countedBeats({
  analysisResults,
  detectedBeats,
  barPositions,
  beatsPerBar,
}: AnalysisSettings): CountedBeats | null {
  const bpm = analysisResults?.bpm ?? null;
  if (analysisResults === null || bpm === null || beatsPerBar === null) return null;
  const { timeSignature } = analysisResults;
  return { bpm, timeSignature, beatsPerBar, beats: detectedBeats, bars: barPositions };
}
