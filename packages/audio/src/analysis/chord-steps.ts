/** Where chords may change in a song. */
import { median } from "./statistics.ts";
import { intervalsOf } from "./tempo-rule.ts";

/** Times are seconds. */
export interface BeatsOfSong {
  /** None where no tempo is known. */
  beats: readonly number[];
  /** Those of them that begin bars. */
  bars: readonly number[];
  beatsPerBar: number;
  duration: number;
}

export interface ChordStep {
  time: number;
  end: number;
  place: Place;
}

/** Of a beat in its bar; `anywhere` where there are no beats. */
export type Place = "bar" | "half" | "beat" | "anywhere";

/** Seconds, where there are no beats. */
const STEP = 0.5;
/** What is shorter at the beginning is of the first beat. */
const SHORTEST = 0.1;

/** The beats, and the like before the first and after the last one. */
export function chordSteps(song: BeatsOfSong): ChordStep[] {
  const starts = song.beats.length < 2 ? everyStep(song) : everyBeat(song);
  return starts.map((start, i) => ({ ...start, end: starts[i + 1]?.time ?? song.duration }));
}

type Start = Pick<ChordStep, "time" | "place">;

function everyStep({ duration }: BeatsOfSong): Start[] {
  return Array.from({ length: Math.ceil(duration / STEP) }, (_, i) => ({
    time: i * STEP,
    place: "anywhere" as const,
  }));
}

function everyBeat({ beats, bars, beatsPerBar, duration }: BeatsOfSong): Start[] {
  const step = median(intervalsOf(beats));
  const first = beats[0] ?? 0;
  const last = beats.at(-1) ?? 0;
  const before = Math.floor(first / step);
  const after = Math.floor((duration - last) / step);
  const times = [
    ...Array.from({ length: before }, (_, i) => first - (before - i) * step),
    ...beats,
    ...Array.from({ length: after }, (_, i) => last + (i + 1) * step),
  ];
  const one = before + Math.max(0, beats.indexOf(bars[0] ?? first));
  const starts = times.map((time, i) => ({ time, place: placeOf(i - one, beatsPerBar) }));
  return (times[0] ?? 0) > SHORTEST ? [{ time: 0, place: "beat" }, ...starts] : starts;
}

function placeOf(beat: number, beatsPerBar: number): Place {
  const inBar = ((beat % beatsPerBar) + beatsPerBar) % beatsPerBar;
  if (inBar === 0) return "bar";
  return 2 * inBar === beatsPerBar ? "half" : "beat";
}
