/** The analysis of a recording as the settings of a studio keep it. */
import type {
  AnalysisSettings,
  DetectedChord,
  OtherReading,
} from "@bandstand/domain/studio/settings";
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
  /** How it may be counted as well. Whoever puts anything right has decided. */
  otherReading: OtherReading | null;
  /** It may have other bars, and nobody has said which. */
  barsInDoubt: boolean;
  /** A member has put them right. */
  beatsCorrected: boolean;
}

/** Below this bars are in doubt: those of songs in five and seven are, and one in six of those in three and four. */
const SURE_OF_BARS = 0.8;

/** What was heard, and when. */
export function analysisForSettings(analysis: Analysis, at: Date): AnalysisSettings {
  const { bpm, barConfidence, otherReading } = analysis;
  return settingsOf({
    ...analysis,
    analyzedAt: at,
    barsInDoubt: bpm !== null && barConfidence < SURE_OF_BARS,
    otherReading: otherReading && {
      ...otherReading,
      barsInDoubt: otherReading.barConfidence < SURE_OF_BARS,
    },
    beatsCorrected: false,
  });
}

export function settingsOf(saved: SavedAnalysis): AnalysisSettings {
  const { bpm, key, timeSignature, beatsPerBar, beats, bars, chords, analyzedAt } = saved;
  const { otherReading, barsInDoubt, beatsCorrected } = saved;
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
    detectedBeats: times(beats),
    barPositions: times(bars),
    beatInterval: bpm === null ? null : rounded(60 / bpm, 4),
    beatsPerBar: bpm === null ? null : beatsPerBar,
    otherReading: otherReading && {
      bpm: rounded(otherReading.bpm, 2),
      timeSignature: otherReading.timeSignature,
      beatsPerBar: otherReading.beatsPerBar,
      beats: times(otherReading.beats),
      bars: times(otherReading.bars),
      barsInDoubt: otherReading.barsInDoubt,
    },
    barsInDoubt,
    beatsCorrected,
  };
}

function times(seconds: readonly number[]): number[] {
  return seconds.map((time) => rounded(time, 3));
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
