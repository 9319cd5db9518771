/** How well what was found meets what is known. */
import { fMeasure } from "@bandstand/audio/analysis/fixtures/f-measure.fixture";
import { median } from "@bandstand/audio/analysis/statistics";
import { nudged } from "@bandstand/audio/analysis/tempo-rule";

export interface Known {
  /** Seconds. */
  beats: readonly number[];
  /** The beats that begin bars; null where nobody told. */
  bars: readonly number[] | null;
}

export interface Found {
  bpm: number | null;
  beats: readonly number[];
  bars: readonly number[];
}

export interface Judged {
  /** F-measure of the beats at ±70 ms. */
  f: number;
  isTempoRight: boolean;
  /** The tempo is a simple multiple or part of the one there is. */
  isOctave: boolean;
  /** The tempo is right, and the beats lie between those there are. */
  isHalfBeat: boolean;
  /** The tempo is right, and for a part of the time the beats are elsewhere. */
  slips: boolean;
  /** Bars begin where they begin; null where nobody told. */
  areBarsRight: boolean | null;
}

/** Beats that a tempo is told by: long enough that hundredths of a second, which taps are rounded to, are little of it. */
const SPAN = 8;
/** What a tempo may be wrong by. */
const TEMPO_TOLERANCE = 0.04;
const RATIOS = [2, 1 / 2, 3, 1 / 3, 3 / 2, 2 / 3, 4, 1 / 4];
const MOSTLY = 0.7;
const WELL = 0.85;

export function judge(known: Known, found: Found): Judged {
  const f = fMeasure(known.beats, found.beats);
  const bpm = tempoOf(known.beats);
  const isNear = (ratio: number) => Math.abs((found.bpm ?? 0) / bpm / ratio - 1) <= TEMPO_TOLERANCE;
  const isTempoRight = isNear(1);
  const isHalfBeat =
    isTempoRight && f < MOSTLY && fMeasure(known.beats, nudged(found.beats)) > MOSTLY;
  return {
    f,
    isTempoRight,
    isOctave: RATIOS.some(isNear),
    isHalfBeat,
    slips: isTempoRight && !isHalfBeat && f < WELL,
    areBarsRight: known.bars && fMeasure(known.bars, found.bars) > MOSTLY,
  };
}

/** Beats a minute, the median of what `SPAN` beats have: of several tempi the one that most beats have. */
export function tempoOf(beats: readonly number[]): number {
  const span = Math.min(SPAN, beats.length - 1);
  return (60 * span) / median(beats.slice(span).map((beat, i) => beat - (beats[i] ?? 0)));
}
