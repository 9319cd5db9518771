import type { Analysis } from "@bandstand/audio/analysis/analyse";

export interface Report {
  /** Seconds, and so are beats, bars and the chords' times, to the millisecond. */
  duration: number;
  /** Null where no tempo is believed. */
  bpm: number | null;
  timeSignature: string;
  beats: number[];
  bars: number[];
  key: string | null;
  chords: { time: number; label: string; confidence: number }[];
}

export function reportOf(analysis: Analysis): Report {
  const { duration, bpm, timeSignature, beats, bars, key, chords } = analysis;
  return {
    duration: rounded(duration, 3),
    bpm: bpm === null ? null : rounded(bpm, 2),
    timeSignature,
    beats: beats.map((time) => rounded(time, 3)),
    bars: bars.map((time) => rounded(time, 3)),
    key,
    chords: chords.map(({ time, label, confidence }) => ({
      time: rounded(time, 3),
      label,
      confidence: rounded(confidence, 2),
    })),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
