/** What stands below the title of a chart on paper: how it sounds there, and how that is played. */
import { type ChartShift, shapesKey } from "@bandstand/domain/chart/chart-shift";
import { chordName } from "@bandstand/domain/chart/chord-name";
import { keyText } from "../../ui/marks/key-text.ts";

/** @param played its key where there are no chords to tell it */
export function chartFacts(
  played: { songkey: string | null; bpm: number | null },
  shift: ChartShift,
): string[] {
  const { written, capo } = shift;
  const key = written === null ? played.songkey : shapesKey(written, shift, 0);
  const shapes =
    written === null ? "" : ` (play in ${chordName(keyText(shapesKey(written, shift, capo)))})`;
  return [
    key === null ? "" : `Key ${chordName(keyText(key))}`,
    capo === 0 ? "" : `Capo ${capo}${shapes}`,
    played.bpm === null ? "" : `${played.bpm} bpm`,
  ].filter((fact) => fact !== "");
}
