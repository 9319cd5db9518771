/** A song as a ChordPro file, for other programs and for safe keeping. */
import { formatDuration } from "../duration.ts";
import { safeFileName } from "../file-names.ts";
import { type Chart, metaOf, type Meta } from "./chart.ts";
import { hasChordsOverLyrics, readChordsOverLyrics } from "./chords-over-lyrics.ts";
import { beginningOf } from "./judged-text.ts";
import { formatKey } from "./key.ts";
import { writtenKey } from "./move-chart.ts";
import { isChart, readChart } from "./read-chart.ts";
import { toChordPro, writeMeta } from "./write-chordpro.ts";

export interface SongOfFile {
  readonly title: string;
  readonly artist: string;
  readonly songkey: string | null;
  readonly bpm: number | null;
  /** Seconds. */
  readonly seconds: number | null;
  readonly lyrics: string | null;
  readonly tab: string | null;
}

/** The name has its ending; the text tells what the song knows and the words do not say themselves. */
export function songFile(song: SongOfFile): { name: string; text: string } {
  const parts = bodyOf(song.lyrics ?? "", song.tab ?? "");
  const chart = readChart(parts.map(beginningOf).join("\n"));
  const head = factsOf(song, chart)
    .filter(({ name }) => metaOf(chart, name) === null)
    .map(writeMeta);
  return {
    name: safeFileName(`${song.title}.cho`, "song.cho"),
    text: `${[head.join("\n"), ...parts].filter((part) => part !== "").join("\n\n")}\n`,
  };
}

function bodyOf(lyrics: string, tab: string): string[] {
  if (tab.trim() === "") return [asChordPro(lyrics)];
  if (!isChart(tab)) return [asChordPro(lyrics), `{start_of_tab}\n${tab.trimEnd()}\n{end_of_tab}`];
  // The words of a chart are those that the lyrics repeat for singers.
  const isForPlayersOnly = !isChart(lyrics) && hasWords(readChart(beginningOf(tab)));
  return isForPlayersOnly ? [asChordPro(tab)] : [asChordPro(lyrics), asChordPro(tab)];
}

function asChordPro(text: string): string {
  const written = hasChordsOverLyrics(text) ? toChordPro(readChordsOverLyrics(text)) : text;
  return written.replace(/^\uFEFF/, "").trim();
}

function hasWords({ sections }: Chart): boolean {
  return sections.some(({ lines }) =>
    lines.some(
      (line) => line.kind === "song" && line.pieces.some(({ text }) => text.trim() !== ""),
    ),
  );
}

function factsOf(song: SongOfFile, chart: Chart): Meta[] {
  const key = song.songkey === null ? null : writtenKey(chart, song.songkey);
  const facts: [string, string | null][] = [
    ["title", song.title],
    ["artist", song.artist],
    ["key", key === null ? null : formatKey(key)],
    ["tempo", song.bpm === null ? null : String(song.bpm)],
    ["duration", song.seconds === null || song.seconds <= 0 ? null : formatDuration(song.seconds)],
  ];
  return facts.flatMap(([name, value]) =>
    value === null || value === "" ? [] : [{ name, value }],
  );
}
