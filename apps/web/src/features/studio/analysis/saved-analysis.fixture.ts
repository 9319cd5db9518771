import { SILENT_HARMONY } from "@bandstand/audio/analysis/harmony";
import type { Analysis } from "@bandstand/audio/analysis/analyse";
import { analysisForSettings } from "@bandstand/audio/kept-analysis";

export const ANALYSIS: Analysis = {
  duration: 10,
  bpm: 75.000_04,
  tempoConfidence: 0.9,
  timeSignature: "4/4",
  beatsPerBar: 4,
  otherReading: null,
  beats: [0.5, 1.3, 2.1, 2.9, 3.7, 4.5, 5.3, 6.1, 6.9, 7.700_04],
  bars: [1.3, 4.5, 7.700_04],
  barConfidence: 0.8,
  key: "F#m",
  keyConfidence: 0.7,
  tuning: 0.02,
  chords: [
    { time: 0, label: "N", confidence: 1 },
    { time: 1.300_01, label: "F#m", confidence: 0.754_2 },
  ],
  harmony: SILENT_HARMONY,
};
export const AT = new Date("2026-11-21T19:00:00Z");
export const settings = analysisForSettings(ANALYSIS, AT);

export function steady(count: number, interval: number, first: number) {
  const beats = Array.from({ length: count }, (_, i) => i * interval);
  return { bpm: 60 / interval, beats, bars: beats.filter((_, i) => i % 4 === first) };
}
