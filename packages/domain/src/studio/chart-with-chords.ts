/**
 * The chords that were detected in a recording, brought into the song's chart as ChordPro: above the words where these were
 * placed in the recording, else as a grid of bars behind them. Doing it again replaces what was brought in before.
 */
import type { Chart, ChartLine, Section } from "../chart/chart.ts";
import { typedCapo } from "../chart/chart-shift.ts";
import { hasChordsOverLyrics } from "../chart/chords-over-lyrics.ts";
import { readChart } from "../chart/read-chart.ts";
import { sungLines, type SungChart } from "../chart/sung-lines.ts";
import { toChordPro } from "../chart/write-chordpro.ts";
import { chordChanges, gridLines, type ChordBar, chordBars } from "./chord-bars.ts";
import { chordsOver } from "./chords-over.ts";
import type { PlayedKey } from "../played-key.ts";
import type { StudioSettings } from "./settings.ts";
import { shownChords } from "./shown-chords.ts";
import { spellingKey } from "./spelled-chords.ts";
import { lineTimes } from "./timed-lines.ts";

export type AnalysedSong = Pick<
  StudioSettings,
  "detectedChords" | "barPositions" | "beatsPerBar" | "timedLines" | "analysisResults"
>;

export interface ChartProposal {
  /** ChordPro. */
  readonly text: string;
  /** `lines`: above the words; `grid`: behind them. */
  readonly way: "lines" | "grid";
}

/** Ends the label of every section that is made here, by which it is found again. */
const AS_HEARD = "as heard";
const GRID_AS_HEARD = /^\{start_of_grid: .* ?as heard\}$/;
/** Times the usual length of a line: a wait that long behind a part is no part of its last line. */
const LONG_WAIT = 2.2;

/**
 * A chart that is typed for a capo has the shapes above it, as its other chords are.
 *
 * @param text what the song has now
 * @param played how the song is played, where that is known
 * @returns null where no chord was detected
 */
export function chartWithChords(
  text: string | null,
  song: AnalysedSong,
  duration: number,
  played: PlayedKey = { songkey: null },
): ChartProposal | null {
  const { detectedChords, analysisResults } = song;
  const before = withoutChordGrids(text ?? "");
  const chart = readChart(before);
  const key = spellingKey(analysisResults?.key ?? null, played.songkey, detectedChords);
  const analysed = {
    ...song,
    detectedChords: shownChords(detectedChords, -typedCapo(chart, played), key),
  };
  const bars = chordBars(analysed, duration);
  if (bars.length === 0) return null;
  const sung = sungLines(chart);
  if (analysed.timedLines.length > 0 && sung.count > 0 && hasWords(sung)) {
    const times = lineTimes(analysed.timedLines, sung.count, duration);
    return {
      text: toChordPro(overLines(chart, sung, { analysed, bars, times, duration })),
      way: "lines",
    };
  }
  // A line of a grid would be taken for chords over the words below it.
  const words = hasChordsOverLyrics(before) ? toChordPro(chart) : before;
  const grid = toChordPro({ meta: [], sections: [gridSection("Chords", bars)] });
  return { text: words.trim() === "" ? grid : `${words.trimEnd()}\n\n${grid}`, way: "grid" };
}

/** The text without the sections that were made here, and all else as it was typed. */
export function withoutChordGrids(text: string): string {
  const kept: string[] = [];
  let isInside = false;
  let isBehind = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const isBlank = line.trim() === "";
    if (GRID_AS_HEARD.test(line.trim())) {
      isInside = true;
    } else if (isInside) {
      isInside = line.trim() !== "{end_of_grid}";
      isBehind = !isInside;
    } else if (!(isBehind && isBlank && (kept.at(-1) ?? "").trim() === "")) {
      // Of the blank lines around such a section one is enough.
      kept.push(line);
      isBehind = isBehind && isBlank;
    }
  }
  // Somebody has cut off its end: what is theirs cannot be told from what was made here.
  return isInside ? text : kept.join("\n");
}

interface Placed {
  analysed: AnalysedSong;
  bars: readonly ChordBar[];
  /** Of each line that is sung. */
  times: readonly number[];
  duration: number;
}

function overLines(chart: Chart, sung: SungChart, placed: Placed): Chart {
  const { analysed, bars, times, duration } = placed;
  const changes = chordChanges(analysed.detectedChords);
  const pace = usualLength(times);
  const lines = new Map<ChartLine, ChartLine>();
  const waits = new Map<ChartLine, { from: number; to: number }>();
  let first: ChartLine | null = null;
  for (const section of sung.sections) {
    const own = section.lines.filter(({ number }) => number !== null);
    for (const { line, number } of own) {
      // A chorus has the chords that it has the first time.
      if (line.kind !== "song" || number === null || lines.has(line)) continue;
      first ??= line;
      const start = times[number] ?? 0;
      const next = times[number + 1] ?? duration;
      const isLast = line === own.at(-1)?.line;
      const end = isLast && next - start > pace * LONG_WAIT ? barFrom(bars, start + pace) : next;
      lines.set(line, chordsOver(line, changes, { start, end: Math.min(end, next) }));
      if (end < next) waits.set(line, { from: end, to: next });
    }
  }
  const isEnd = ({ to }: { to: number }) => to >= duration;
  return {
    ...chart,
    sections: chart.sections.flatMap((section) => {
      const wait = section.lines
        .map((line) => waits.get(line))
        .findLast((one) => one !== undefined);
      return [
        ...(first !== null && section.lines.includes(first)
          ? gridOf("Intro", bars, 0, times[0] ?? 0)
          : []),
        { ...section, lines: section.lines.map((line) => lines.get(line) ?? line) },
        ...(wait ? gridOf(isEnd(wait) ? "Ending" : "Interlude", bars, wait.from, wait.to) : []),
      ];
    }),
  };
}

/** The bars that lie within, as a section; none where there is not a whole one. */
function gridOf(name: string, bars: readonly ChordBar[], from: number, to: number): Section[] {
  const own = bars.filter(({ time }, at) => {
    const length = (bars[at + 1]?.time ?? time) - time;
    return time >= from - length / 4 && time + length / 2 < to;
  });
  if (own.length === 0) return [];
  return [gridSection(name, own)];
}

function gridSection(name: string, bars: readonly ChordBar[]): Section {
  const lines = gridLines(bars).map((cells): ChartLine => ({ kind: "grid", cells }));
  return { kind: "grid", label: `${name} ${AS_HEARD}`, lines };
}

function barFrom(bars: readonly ChordBar[], time: number): number {
  return bars.find((bar) => bar.time >= time)?.time ?? time;
}

/** Seconds from one line to the next, in the middle of all. */
function usualLength(times: readonly number[]): number {
  const lengths = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  return lengths.toSorted((a, b) => a - b)[lengths.length >> 1] ?? Number.POSITIVE_INFINITY;
}

function hasWords({ sections }: SungChart): boolean {
  return sections.some(({ lines }) =>
    lines.some(
      ({ line, number }) =>
        number !== null &&
        line.kind === "song" &&
        line.pieces.some(({ text }) => /[\p{L}\p{N}]/u.test(text)),
    ),
  );
}
