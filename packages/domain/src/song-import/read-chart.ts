/** A song from the text of a ChordPro file, or of plain words. */
import { metaOf } from "../chart/chart.ts";
import { formatKey, parseKey, transposeKey } from "../chart/key.ts";
import { writtenCapo } from "../chart/move-chart.ts";
import { readChart as parseChart } from "../chart/read-chart.ts";
import { namedByFile } from "./file-title.ts";
import { partsOf } from "./chart-text.ts";
import { TABLE_MESSAGES } from "./read-table.ts";
import { draftOf, type FoundSong } from "./song-draft.ts";
import type { Read } from "./values.ts";

/** With what its directives say of it; what they leave out, the name of the file tells. */
export function readChart(file: string, text: string): FoundSong {
  const problems: string[] = [];
  const notes: string[] = [];
  const chart = parseChart(text);
  const named = namedByFile(file);
  const take = <Value>({ value, problem, note }: Read<Value>): Value => {
    // Seldom worth more than the song: what cannot be understood stays in the chart.
    if (problem !== undefined) notes.push(problem);
    if (note !== undefined) notes.push(note);
    return value;
  };
  const said = draftOf(({ read, directive, otherDirectives = [] }) => {
    const names = directive === undefined ? otherDirectives : [directive, ...otherDirectives];
    return take(read(firstOf(...names.map((name) => metaOf(chart, name)?.trim() ?? "")), NO_TAGS));
  });
  const title = firstOf(said.title, named.title);
  const artist = firstOf(said.artist, named.artist);
  if (title === "") problems.push(TABLE_MESSAGES.noTitle);
  if (artist === "") problems.push(TABLE_MESSAGES.noArtist);
  const songkey = keyThatSounds(said.songkey, writtenCapo(chart));
  const draft = { ...said, title, artist, songkey, ...partsOf(chart, text) };
  return { file, line: null, problems, notes, draft };
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
