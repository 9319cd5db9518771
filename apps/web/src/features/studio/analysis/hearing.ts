/** What was heard in a recording as the settings of a studio keep it, and a member's hand on it. */
import type { Analysis } from "@bandstand/audio/analysis/analyse";
import { acceptedTempo, doubled, halved, nudged } from "@bandstand/audio/analysis/tempo-rule";
import type { HeardSettings, HeardChord } from "@bandstand/domain/studio/settings";

/** Times are seconds. */
export interface Hearing {
  /** Null where no tempo was accepted. */
  bpm: number | null;
  key: string | null;
  timeSignature: string;
  beatsPerBar: number;
  beats: readonly number[];
  /** The beats that begin bars. */
  bars: readonly number[];
  chords: readonly HeardChord[];
  analyzedAt: Date;
}

/** How the beats of a bar are counted. */
export interface Metre {
  readonly timeSignature: string;
  readonly beatsPerBar: number;
}

const FOUR: Metre = { timeSignature: "4/4", beatsPerBar: 4 };

/** What a member can count it in. 6/8 has six beats where its eighths were heard, and two where it sways too fast for them. */
export const METRES: readonly Metre[] = [
  { timeSignature: "3/4", beatsPerBar: 3 },
  FOUR,
  { timeSignature: "6/8", beatsPerBar: 6 },
  { timeSignature: "6/8", beatsPerBar: 2 },
];

export function analysisForSettings(analysis: Analysis, at: Date): HeardSettings {
  const { bpm, key, timeSignature, beats, bars, chords } = analysis;
  const beatsPerBar = timeSignature === "3/4" ? 3 : FOUR.beatsPerBar;
  return settingsOf({ bpm, key, timeSignature, beatsPerBar, beats, bars, chords, analyzedAt: at });
}

/** Null where nothing was analysed yet. */
export function hearingOf(settings: HeardSettings): Hearing | null {
  const { analysisResults, detectedChords, detectedBeats, barPositions, beatsPerBar } = settings;
  if (!analysisResults) return null;
  const { bpm, key, timeSignature, analyzedAt } = analysisResults;
  return {
    bpm,
    key,
    timeSignature: timeSignature || FOUR.timeSignature,
    beatsPerBar: beatsPerBar ?? FOUR.beatsPerBar,
    beats: detectedBeats,
    bars: barPositions,
    chords: detectedChords,
    analyzedAt: new Date(analyzedAt),
  };
}

/** Null where the tempo would not be accepted any more, and so of the next two. Bars begin where they began. */
export function twiceAsFast(settings: HeardSettings): HeardSettings | null {
  return changed(settings, (beats) => doubled(beats));
}

/** The beats that stay are those on which the first bar begins. */
export function halfAsFast(settings: HeardSettings): HeardSettings | null {
  return changed(settings, (beats, first) => halved(beats.slice(first % 2)));
}

export function halfABeatLater(settings: HeardSettings): HeardSettings | null {
  const hearing = hearingOf(settings);
  if (!hearing) return null;
  const beats = nudged(hearing.beats);
  const first = firstBar(hearing);
  return withBeats(hearing, beats, beats[first] ?? 0);
}

/** Bars of as many beats, from where they begin. Null where no beats were heard, and so of the next one. */
export function inMetre(settings: HeardSettings, metre: Metre): HeardSettings | null {
  const hearing = hearingOf(settings);
  if (!hearing) return null;
  return withBeats({ ...hearing, ...metre }, hearing.beats, hearing.beats[firstBar(hearing)] ?? 0);
}

export function barsABeatLater(settings: HeardSettings): HeardSettings | null {
  const hearing = hearingOf(settings);
  if (!hearing) return null;
  return withBeats(hearing, hearing.beats, hearing.beats[firstBar(hearing) + 1] ?? 0);
}

function changed(
  settings: HeardSettings,
  change: (beats: readonly number[], first: number) => number[],
): HeardSettings | null {
  const hearing = hearingOf(settings);
  if (!hearing) return null;
  const first = firstBar(hearing);
  return withBeats(hearing, change(hearing.beats, first), hearing.beats[first] ?? 0);
}

/** Of the beats, the one that begins the first bar. */
function firstBar({ beats, bars }: Hearing): number {
  return Math.max(0, beats.indexOf(bars[0] ?? Number.NaN));
}

/** `downbeat`: the time of a beat that begins a bar. */
function withBeats(
  hearing: Hearing,
  beats: readonly number[],
  downbeat: number,
): HeardSettings | null {
  const bpm = acceptedTempo(beats);
  if (bpm === null) return null;
  const first = beats.indexOf(downbeat) % hearing.beatsPerBar;
  const bars = beats.filter((_, i) => i % hearing.beatsPerBar === first);
  return settingsOf({ ...hearing, bpm, beats, bars });
}

function settingsOf(hearing: Hearing): HeardSettings {
  const { bpm, key, timeSignature, beatsPerBar, beats, bars, chords, analyzedAt } = hearing;
  return {
    analysisResults: {
      bpm: bpm === null ? null : rounded(bpm, 2),
      key,
      timeSignature,
      beatsDetected: beats.length,
      barsDetected: bars.length,
      analyzedAt: analyzedAt.toISOString(),
    },
    detectedChords: chords.map(({ time, label, confidence }) => ({
      time: rounded(time, 3),
      label,
      confidence: rounded(confidence, 2),
    })),
    detectedBeats: beats.map((time) => rounded(time, 3)),
    barPositions: bars.map((time) => rounded(time, 3)),
    beatInterval: bpm === null ? null : rounded(60 / bpm, 4),
    beatsPerBar: bpm === null ? null : beatsPerBar,
  };
}

/** Settings are at most 1 MB, and nobody hears a tenth of a millisecond. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
