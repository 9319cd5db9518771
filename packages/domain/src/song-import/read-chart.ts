/** A song from the text of a chart: ChordPro, OnSong, OpenSong, chords over words, or plain words. */
import { metaOf } from "../chart/chart.ts";
import { formatKey, parseKey, transposeKey } from "../chart/key.ts";
import { writtenCapo } from "../chart/move-chart.ts";
import { takeOwnLyrics } from "../chart/own-lyrics.ts";
import { readChart as parseChart } from "../chart/read-chart.ts";
import { headAsDirectives } from "./chart-head.ts";
import { type ChartParts, partsOf } from "./chart-text.ts";
import { factsOf, withoutUnknown } from "./directive-facts.ts";
import { namedByFile } from "./file-title.ts";
import { isKept, type KeptValue, notesWith, remarksOf } from "./kept-values.ts";
import { isOpenSong, openSongAsDirectives } from "./open-song.ts";
import { TABLE_MESSAGES } from "./read-table.ts";
import { draftOf, type FoundSong } from "./song-draft.ts";
import type { Read } from "./values.ts";

/** With what its head or its directives say of it; what they leave out, the name of the file tells. */
export function readChart(file: string, typed: string): FoundSong {
  const problems: string[] = [];
  const notes: string[] = [];
  const { text: whole, lyrics } = takeOwnLyrics(typed);
  const head = isOpenSong(whole) ? openSongAsDirectives(whole) : headAsDirectives(file, whole);
  const { text, kept: unknown } = withoutUnknown(head.text);
  const chart = parseChart(text);
  const kept: KeptValue[] = [...factsOf(chart), ...unknown];
  const named = namedByFile(file);
  const wordOf = (name: string): string =>
    (name === "capo" ? head.capo : null) ?? metaOf(chart, name)?.trim() ?? "";
  const said = draftOf(({ label, read, directive, otherDirectives = [] }) => {
    const names = directive === undefined ? otherDirectives : [directive, ...otherDirectives];
    const word = firstOf(...names.map(wordOf));
    const found: Read<unknown> = read(word, NO_TAGS);
    notes.push(...remarksOf(found));
    if (isKept(found)) kept.push({ label, text: word });
    return found.value;
  });
  const title = firstOf(said.title, named.title);
  const artist = firstOf(said.artist, named.artist);
  if (title === "") problems.push(TABLE_MESSAGES.noTitle);
  if (artist === "") problems.push(TABLE_MESSAGES.noArtist);
  const songkey = keyThatSounds(said.songkey, writtenCapo(chart));
  const parts = withLyrics(partsOf(chart, text), lyrics);
  const draft = { ...said, title, artist, songkey, ...parts, notes: notesWith(said.notes, kept) };
  return { file, line: null, problems, notes, draft };
}

/** Lyrics of their own beside a chart; words that somebody wrote there without chords are no less the song's. */
function withLyrics(parts: ChartParts, own: string | null): ChartParts {
  if (own === null) return parts;
  return { ...parts, lyrics: parts.lyrics === null ? own : `${own}\n\n${parts.lyrics}` };
}

/** A song's key is what the audience hears; a chart with a capo names that of the shapes. */
function keyThatSounds(songkey: string | null, capo: number): string | null {
  const shapes = parseKey(songkey ?? "");
  return shapes === null || capo === 0 ? songkey : formatKey(transposeKey(shapes, capo));
}

/** A chart has no directive of ours for them. */
const NO_TAGS = { tagLength: 0 };

function firstOf(...texts: readonly string[]): string {
  return texts.find((text) => text !== "") ?? "";
}
