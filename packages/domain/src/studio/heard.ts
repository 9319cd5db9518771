/** What was heard in a recording, apart from everything else that a member set in the studio. */
import type { HeardSettings } from "./settings.ts";

export function heardOf(settings: HeardSettings): HeardSettings {
  const { analysisResults, detectedChords, detectedBeats } = settings;
  const { barPositions, beatInterval, beatsPerBar } = settings;
  return {
    analysisResults,
    detectedChords,
    detectedBeats,
    barPositions,
    beatInterval,
    beatsPerBar,
  };
}

export function hasHeard({
  analysisResults,
  detectedChords,
  detectedBeats,
}: HeardSettings): boolean {
  return analysisResults !== null || detectedChords.length > 0 || detectedBeats.length > 0;
}
