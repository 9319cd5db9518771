/** The chords that were detected as bars of beats, the way ChordPro writes a grid. */
import type { GridCell } from "../chart/chart.ts";
import { parseChord } from "../chart/chord.ts";
import type { DetectedChord, StudioSettings } from "./settings.ts";

export interface ChordBar {
  /** Where it begins. */
  readonly time: number;
  /** One a beat: the chord that comes in, or a full stop. */
  readonly cells: readonly string[];
}

type DetectedBars = Pick<StudioSettings, "detectedChords" | "barPositions" | "beatsPerBar">;
type Chord = Pick<DetectedChord, "time" | "label">;

const USUAL_BEATS = 4;
const BARS_A_LINE = 4;

/** Those that have a name, each where it comes in. */
export function chordChanges(chords: readonly Chord[]): Chord[] {
  const named = chords.filter(({ label }) => parseChord(label) !== null);
  return named.filter(({ label }, index) => label !== named[index - 1]?.label);
}

/** As charts write it where nobody plays a chord. */
const NONE = "N.C.";

/** What comes in, chords and the lack of them, up to the last chord. */
function allChanges(chords: readonly Chord[]): Chord[] {
  const named = chords.map(({ time, label }) => ({
    time,
    label: parseChord(label) === null ? NONE : label,
  }));
  const last = named.findLastIndex(({ label }) => label !== NONE);
  return named.slice(0, last + 2).filter(({ label }, index) => label !== named[index - 1]?.label);
}

/**
 * Each chord on the beat next to it, bars from the first chord on, to where the last one ends. Without bars every chord is one.
 */
export function chordBars(
  { detectedChords, barPositions, beatsPerBar }: DetectedBars,
  duration: number,
): ChordBar[] {
  const changes = chordChanges(detectedChords);
  if (changes.length === 0) return [];
  if (barPositions.length < 2) return changes.map(({ time, label }) => ({ time, cells: [label] }));
  const beats = beatsOf(barPositions, beatsPerBar ?? USUAL_BEATS, duration);
  const onBeat = new Map(
    allChanges(detectedChords).map(({ time, label }) => [beatAt(beats, time), label]),
  );
  let sounding: string | null = null;
  const bars: ChordBar[] = [];
  for (const [bar, time] of barPositions.entries()) {
    const cells = Array.from({ length: beatsPerBar ?? USUAL_BEATS }, (_, beat) => {
      const comes = onBeat.get(bar * (beatsPerBar ?? USUAL_BEATS) + beat);
      const isNew = comes !== undefined && comes !== sounding;
      sounding = comes ?? sounding;
      return (isNew || beat === 0 ? sounding : null) ?? ".";
    });
    if (sounding !== null) bars.push({ time, cells });
  }
  const isEmpty = ({ cells }: ChordBar) => cells.every((cell) => cell === NONE || cell === ".");
  const first = bars.findIndex((bar) => !isEmpty(bar));
  return bars.slice(first, bars.findLastIndex((bar) => !isEmpty(bar)) + 1);
}

/** Lines of a grid: `| G . . . | C . D . |` */
export function gridLines(bars: readonly ChordBar[]): GridCell[][] {
  const lines: GridCell[][] = [];
  for (let at = 0; at < bars.length; at += BARS_A_LINE) {
    const row = bars.slice(at, at + BARS_A_LINE);
    lines.push([BAR, ...row.flatMap(({ cells }) => [...cells.map(cellOf), BAR])]);
  }
  return lines;
}

const BAR: GridCell = { kind: "bar", text: "|" };

function cellOf(text: string): GridCell {
  return { kind: text === "." ? "beat" : "chord", text };
}

function beatsOf(bars: readonly number[], beats: number, duration: number): number[] {
  const last = bars.at(-1) ?? 0;
  const length = last - (bars.at(-2) ?? 0);
  return bars.flatMap((start, bar) => {
    const end = bars[bar + 1] ?? Math.min(Math.max(duration, start), last + length);
    return Array.from({ length: beats }, (_, beat) => start + ((end - start) * beat) / beats);
  });
}

/** The place of the beat that is nearest. */
function beatAt(beats: readonly number[], time: number): number {
  let nearest = 0;
  for (const [at, beat] of beats.entries()) {
    if (Math.abs(beat - time) < Math.abs((beats[nearest] ?? 0) - time)) nearest = at;
    else if (beat > time) break;
  }
  return nearest;
}
