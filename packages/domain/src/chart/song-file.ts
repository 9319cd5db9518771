/** A song as a ChordPro file, for other programs and for safe keeping. */
import { safeFileName } from "../file-names.ts";
import {
  DIRECTIVE_FIELDS,
  type DirectiveField,
  SONG_FIELDS,
  writeField,
  type WrittenSong,
} from "../song-fields/song-fields.ts";
import { type Chart, metaOf, type Meta } from "./chart.ts";
import { chartShift } from "./chart-shift.ts";
import { hasChordsOverLyrics, readChordsOverLyrics } from "./chords-over-lyrics.ts";
import { beginningOf, isTooLongForChart } from "./judged-text.ts";
import { formatKey } from "./key.ts";
import { writtenCapo, writtenKey } from "./move-chart.ts";
import { writeOwnLyrics } from "./own-lyrics.ts";
import { isChart, readChart } from "./read-chart.ts";
import { songWords } from "./song-words.ts";
import { transposeText } from "./transpose-text.ts";
import { toChordPro, writeMeta } from "./write-chordpro.ts";

/** What a ChordPro file is made of: what has a directive, and the words. */
export type SongOfFile = Pick<WrittenSong, DirectiveField | "lyrics" | "tab">;

export const SONG_FILE_FIELDS: readonly (keyof SongOfFile)[] = [
  ...DIRECTIVE_FIELDS,
  "lyrics",
  "tab",
];

/** The name has its ending; the text tells what the song knows and the words do not say themselves. */
export function songFile(song: SongOfFile): { name: string; text: string } {
  const typed = bodyOf(song.lyrics ?? "", song.tab ?? "");
  const own = readChart(typed.map(beginningOf).join("\n"));
  // Whoever reads {capo} takes the chords for shapes.
  const asSaid = metaOf(own, "capo") === null ? null : writtenCapo(own);
  const { semitones, capo } = chartShift(own, { transpose: 0, capo: asSaid }, song);
  const parts =
    semitones === 0 ? typed : typed.map((part) => movedBy(semitones, part, song.songkey));
  const chart = semitones === 0 ? own : readChart(parts.map(beginningOf).join("\n"));
  const ownWords = hasOwnWords(song) ? writeOwnLyrics(song.lyrics ?? "") : "";
  const head = factsOf(song, chart, capo)
    .filter(({ name }) => metaOf(chart, name) === null)
    .map(writeMeta);
  return {
    name: safeFileName(`${song.title}.cho`, "song.cho"),
    text: `${[head.join("\n"), ...parts, ownWords].filter((part) => part !== "").join("\n\n")}\n`,
  };
}

/** What is too long for a chart is none, and stays as it was typed. */
function movedBy(semitones: number, text: string, songkey: string | null): string {
  return isTooLongForChart(text) ? text : transposeText(text, semitones, songkey).trim();
}

function bodyOf(lyrics: string, tab: string): string[] {
  if (tab.trim() === "") return [asChordPro(lyrics)];
  if (!isChart(tab)) return [asChordPro(lyrics), `{start_of_tab}\n${tab.trimEnd()}\n{end_of_tab}`];
  return isWordedChart(lyrics, tab) ? [asChordPro(tab)] : [asChordPro(lyrics), asChordPro(tab)];
}

/** The words of a chart are those of the file; lyrics beside it are for singers. */
function isWordedChart(lyrics: string, tab: string): boolean {
  return isChart(tab) && !isChart(lyrics) && hasWords(readChart(beginningOf(tab)));
}

/** Which the chart's words do not say. */
function hasOwnWords({ lyrics, tab }: SongOfFile): boolean {
  if (lyrics === null || lyrics.trim() === "" || tab === null) return false;
  return isWordedChart(lyrics, tab) && !songWords({ lyrics, tab }).followsChart;
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

function factsOf(song: SongOfFile, chart: Chart, capo: number): Meta[] {
  const key = song.songkey === null ? null : writtenKey(chart, song.songkey, capo);
  const written = { ...song, songkey: key === null ? null : formatKey(key) };
  return DIRECTIVE_FIELDS.flatMap((field) => {
    const value = writeField(field, written);
    return value === null || value === "" ? [] : [{ name: SONG_FIELDS[field].directive, value }];
  });
}
