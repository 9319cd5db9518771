import { chordsOfLine } from "@bandstand/domain/chart/chart";
import type { SungChart } from "@bandstand/domain/chart/sung-lines";
import { soundingChord } from "@bandstand/domain/studio/sounding-chord";
import { chordAt, type ShownChord } from "../waveform/chord-cells.ts";
import { usePolled } from "./use-polled.ts";

interface Sung {
  chart: SungChart | null;
  /** The one that is sung; −1 where nobody knows. */
  line: number;
  /** Seconds, of each line. */
  times: readonly number[];
  duration: number;
  heard: readonly ShownChord[];
  position: () => number;
}

/** Which of the chords of the line sounds, as the recording has it: its place among them. */
export function useSoundingChord({ chart, line, times, duration, heard, position }: Sung) {
  const sung = chart?.sections.flatMap(({ lines }) => lines).find(({ number }) => number === line);
  const chords = sung ? chordsOfLine(sung.line) : [];
  const starts = heard.map(({ time }) => time);
  const from = times[line] ?? 0;
  const to = times[line + 1] ?? duration;

  return usePolled(() => {
    const now = position();
    const chord = heard[chordAt(starts, now)];
    return chord ? soundingChord(chords, chord.label, (now - from) / (to - from)) : null;
  }, chords);
}
