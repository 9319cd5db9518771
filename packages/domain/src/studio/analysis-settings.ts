/** The analysis of a recording, apart from everything else that a member set in the studio. */
import type { AnalysisSettings } from "./settings.ts";

export function analysisOf(settings: AnalysisSettings): AnalysisSettings {
  const { analysisResults, detectedChords, detectedBeats } = settings;
  const { barPositions, beatInterval, beatsPerBar } = settings;
  const { otherReading, barsInDoubt, beatsCorrected } = settings;
  return {
    analysisResults,
    detectedChords,
    detectedBeats,
    barPositions,
    beatInterval,
    beatsPerBar,
    otherReading,
    barsInDoubt,
    beatsCorrected,
  };
}

export function hasAnalysis({
  analysisResults,
  detectedChords,
  detectedBeats,
}: Pick<AnalysisSettings, "analysisResults" | "detectedChords" | "detectedBeats">): boolean {
  return analysisResults !== null || detectedChords.length > 0 || detectedBeats.length > 0;
}
