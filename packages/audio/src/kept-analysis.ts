/** The analysis of a recording as the settings of a studio keep it. */
import type { AnalysisSettings, DetectedChord } from "@bandstand/domain/studio/settings";
import type { Analysis } from "./analysis/analyse.ts";

/** Times are seconds. */
export interface SavedAnalysis {
  /** Null where no tempo was accepted. */
  bpm: number | null;
  key: string | null;
  timeSignature: string;
  beatsPerBar: number;
  beats: readonly number[];
  /** The beats that begin bars. */
  bars: readonly number[];
  chords: readonly DetectedChord[];
  analyzedAt: Date;
}

/** What was heard, and when. */
export function analysisForSettings(analysis: Analysis, at: Date): AnalysisSettings {
  const { bpm, key, timeSignature, beats, bars, chords } = analysis;
  const beatsPerBar = timeSignature === "3/4" ? 3 : 4;
  return settingsOf({ bpm, key, timeSignature, beatsPerBar, beats, bars, chords, analyzedAt: at });
}

export function settingsOf(saved: SavedAnalysis): AnalysisSettings {
  const { bpm, key, timeSignature, beatsPerBar, beats, bars, chords, analyzedAt } = saved;
  return {
    analysisResults: {
      bpm: bpm === null ? null : rounded(bpm, 2),
      key,
      timeSignature,
      beatsDetected: beats.length,
      barsDetected: bars.length,
      analyzedAt: analyzedAt.toISOString(),
    },
    ...withChords(chords),
    detectedBeats: beats.map((time) => rounded(time, 3)),
    barPositions: bars.map((time) => rounded(time, 3)),
    beatInterval: bpm === null ? null : rounded(60 / bpm, 4),
    beatsPerBar: bpm === null ? null : beatsPerBar,
  };
}

/** The chords as they are kept. */
export function withChords(
  chords: readonly DetectedChord[],
): Pick<AnalysisSettings, "detectedChords"> {
  return {
    detectedChords: chords.map(({ time, label, confidence }) => ({
      time: rounded(time, 3),
      label,
      confidence: rounded(confidence, 2),
    })),
  };
}

/** Settings are at most 1 MB, and nobody hears a tenth of a millisecond. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
