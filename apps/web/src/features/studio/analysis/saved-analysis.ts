/** A member's hand on the analysis of a recording, as the settings of a studio keep it. */
import { type SavedAnalysis, settingsOf } from "@bandstand/audio/kept-analysis";
import type { BeatsOfSong } from "@bandstand/audio/analysis/chord-steps";
import { tappedBeats } from "@bandstand/audio/analysis/tapped-beats";
import { acceptedTempo, doubled, halved, nudged } from "@bandstand/audio/analysis/tempo-rule";
import type { AnalysisSettings, CountedBeats } from "@bandstand/domain/studio/settings";

/** How the beats of a bar are counted. */
export interface Metre {
  readonly timeSignature: string;
  readonly beatsPerBar: number;
}

const TWO: Metre = { timeSignature: "2/4", beatsPerBar: 2 };
const THREE: Metre = { timeSignature: "3/4", beatsPerBar: 3 };
const FOUR: Metre = { timeSignature: "4/4", beatsPerBar: 4 };
const FIVE: Metre = { timeSignature: "5/4", beatsPerBar: 5 };
const SEVEN: Metre = { timeSignature: "7/4", beatsPerBar: 7 };
const SIX_QUAVERS: Metre = { timeSignature: "6/8", beatsPerBar: 6 };
const FOUR_DOTTED: Metre = { timeSignature: "12/8", beatsPerBar: 4 };

/** What a member can count it in. */
export const METRES: readonly Metre[] = [TWO, THREE, FOUR, FIVE, SEVEN];

/** In threes. 6/8 has six beats where its eighths were found, and two where it sways too fast for them. */
export const METRES_IN_THREES: readonly Metre[] = [
  SIX_QUAVERS,
  { timeSignature: "6/8", beatsPerBar: 2 },
  FOUR_DOTTED,
];

/** What a bar may have where that is in doubt, one press each. */
export const DOUBTED_METRES: readonly Metre[] = [
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX_QUAVERS,
  SEVEN,
  FOUR_DOTTED,
];

/** Whoever puts anything right has decided on the beats. */
const DECIDED = { otherReading: null, beatsCorrected: true };

/** Null where nothing was analysed yet. */
export function savedAnalysis(settings: AnalysisSettings): SavedAnalysis | null {
  const { analysisResults, detectedChords, detectedBeats, barPositions, beatsPerBar } = settings;
  const { otherReading, barsInDoubt, beatsCorrected } = settings;
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
    otherReading,
    barsInDoubt,
    beatsCorrected,
  };
}

/** What chords are heard on; null without beats. */
export function beatsOf(settings: AnalysisSettings, duration: number): BeatsOfSong | null {
  const saved = savedAnalysis(settings);
  if (!saved || saved.bpm === null) return null;
  const { beats, bars, beatsPerBar } = saved;
  return { beats, bars, beatsPerBar, duration };
}

/** Counted as it may be as well; what it was counted in is the other reading then. Null where there is none. */
export function otherwise(settings: AnalysisSettings): AnalysisSettings | null {
  const saved = savedAnalysis(settings);
  if (!saved?.otherReading || saved.bpm === null) return null;
  const { bpm, timeSignature, beatsPerBar, beats, bars, barsInDoubt } = saved;
  const otherReading = { bpm, timeSignature, beatsPerBar, beats, bars, barsInDoubt };
  return settingsOf({ ...saved, ...saved.otherReading, otherReading, beatsCorrected: true });
}

/** As another member counts it. */
export function countedAs(
  settings: AnalysisSettings,
  counted: CountedBeats,
): AnalysisSettings | null {
  const saved = savedAnalysis(settings);
  if (!saved) return null;
  return settingsOf({ ...saved, ...counted, ...DECIDED, barsInDoubt: false });
}

/** Null where the tempo would not be accepted any more, and so of the next two. Bars begin where they began. */
export function twiceAsFast(settings: AnalysisSettings): AnalysisSettings | null {
  return changed(settings, (beats) => doubled(beats));
}

/** The beats that stay are those on which the first bar begins. */
export function halfAsFast(settings: AnalysisSettings): AnalysisSettings | null {
  return changed(settings, (beats, first) => halved(beats.slice(first % 2)));
}

export function halfABeatLater(settings: AnalysisSettings): AnalysisSettings | null {
  const saved = savedAnalysis(settings);
  if (!saved) return null;
  const beats = nudged(saved.beats);
  const first = firstBar(saved);
  return withBeats(saved, beats, beats[first] ?? 0);
}

/** Bars of as many beats, from where they begin; of the tempo nothing is said. Null without beats, and so of the next one. */
export function inMetre(
  settings: AnalysisSettings,
  { timeSignature, beatsPerBar }: Metre,
): AnalysisSettings | null {
  const saved = savedAnalysis(settings);
  if (!saved) return null;
  const counted = { ...saved, timeSignature, beatsPerBar, barsInDoubt: false };
  const said = withBeats(counted, saved.beats, saved.beats[firstBar(saved)] ?? 0);
  return said && { ...said, otherReading: settings.otherReading };
}

export function barsABeatLater(settings: AnalysisSettings): AnalysisSettings | null {
  const saved = savedAnalysis(settings);
  if (!saved) return null;
  return withBeats(saved, saved.beats, saved.beats[firstBar(saved) + 1] ?? 0);
}

/** A bar begins on the beat nearest to the time, which is seconds. */
export function barAt(settings: AnalysisSettings, time: number): AnalysisSettings | null {
  const saved = savedAnalysis(settings);
  if (!saved) return null;
  return withBeats(saved, saved.beats, nearestBeat(saved.beats, time));
}

/** Beats as they were tapped, from the first of a bar on; see `tappedBeats`. */
export function asTapped(
  settings: AnalysisSettings,
  taps: readonly number[],
  duration: number,
): AnalysisSettings | null {
  const saved = savedAnalysis(settings);
  const beats = saved && tappedBeats(taps, saved.beats, duration);
  if (!beats) return null;
  return withBeats(saved, beats, nearestBeat(beats, taps[0] ?? 0));
}

function nearestBeat(beats: readonly number[], time: number): number {
  return beats.reduce(
    (nearest, beat) => (Math.abs(beat - time) < Math.abs(nearest - time) ? beat : nearest),
    beats[0] ?? 0,
  );
}

function changed(
  settings: AnalysisSettings,
  change: (beats: readonly number[], first: number) => number[],
): AnalysisSettings | null {
  const saved = savedAnalysis(settings);
  if (!saved) return null;
  const first = firstBar(saved);
  return withBeats(saved, change(saved.beats, first), saved.beats[first] ?? 0);
}

/** Of the beats, the one that begins the first bar. */
function firstBar({ beats, bars }: SavedAnalysis): number {
  return Math.max(0, beats.indexOf(bars[0] ?? Number.NaN));
}

/** `downbeat`: the time of a beat that begins a bar. */
function withBeats(
  saved: SavedAnalysis,
  beats: readonly number[],
  downbeat: number,
): AnalysisSettings | null {
  const bpm = acceptedTempo(beats);
  if (bpm === null) return null;
  const first = beats.indexOf(downbeat) % saved.beatsPerBar;
  const bars = beats.filter((_, i) => i % saved.beatsPerBar === first);
  return settingsOf({ ...saved, bpm, beats, bars, ...DECIDED });
}
