/** What the two readings are called that an analysis was in doubt about: by their tempi, the slower one first. */
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";

export interface ReadingName {
  words: string;
  isTaken: boolean;
}

/** Null where there is one reading only. Of one tempo on other beats, the later one is "between". */
export function readingNames({
  analysisResults,
  detectedBeats,
  otherReading,
}: AnalysisSettings): readonly [ReadingName, ReadingName] | null {
  const bpm = analysisResults?.bpm ?? null;
  if (bpm === null || otherReading === null) return null;
  const [own, other] = [Math.round(bpm), Math.round(otherReading.bpm)];
  const isFirst =
    own === other ? (detectedBeats[0] ?? 0) <= (otherReading.beats[0] ?? 0) : own < other;
  const [first, second] = isFirst ? [own, other] : [other, own];
  return [
    { words: String(first), isTaken: isFirst },
    { words: own === other ? `${second} between` : String(second), isTaken: !isFirst },
  ];
}
