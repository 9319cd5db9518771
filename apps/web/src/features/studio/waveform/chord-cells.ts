/** The chord lane: each chord from where it begins to where the next one does. */
import { firstFrom } from "./grid-lines.ts";

export interface ShownChord {
  readonly time: number;
  readonly label: string;
}

export interface ChordCell {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** The cells that touch the seconds from `from` to `to`; what sounds on is one cell. */
export function chordCells(
  chords: readonly ShownChord[],
  { from, to, duration }: { from: number; to: number; duration: number },
): ChordCell[] {
  const cells: ChordCell[] = [];
  for (const [index, { time, label }] of chords.entries()) {
    const last = cells.at(-1);
    const end = chords[index + 1]?.time ?? duration;
    if (time > to) break;
    if (end < from) continue;
    if (last?.label === label && last.to === time) cells[cells.length - 1] = { ...last, to: end };
    else cells.push({ from: time, to: end, label });
  }
  return cells;
}

/** The place of the chord that sounds at a time; −1 before the first. */
export function chordAt(times: readonly number[], time: number): number {
  const next = firstFrom(times, time);
  return times[next] === time ? next : next - 1;
}
