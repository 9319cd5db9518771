/** A song from the text of a ChordPro file, or of plain words. */
import { metaOf } from "../chart/chart.ts";
import { readChart as parseChart } from "../chart/read-chart.ts";
import { videoIdOf } from "../video-id.ts";
import { namedByFile } from "./file-title.ts";
import { partsOf } from "./chart-text.ts";
import { TABLE_MESSAGES } from "./read-table.ts";
import type { FoundSong } from "./song-draft.ts";
import { type Read, readKey, readLength, readTempo } from "./values.ts";

/** With what its directives say of it; what they leave out, the name of the file tells. */
export function readChart(file: string, text: string): FoundSong {
  const problems: string[] = [];
  const notes: string[] = [];
  const chart = parseChart(text);
  const meta = (name: string): string => metaOf(chart, name)?.trim() ?? "";
  const named = namedByFile(file);
  const take = <Value>({ value, problem, note }: Read<Value>): Value | null => {
    // Seldom worth more than the song: what cannot be understood stays in the chart.
    if (problem !== undefined) notes.push(problem);
    if (note !== undefined) notes.push(note);
    return value;
  };
  const title = firstOf(meta("title"), named.title);
  const artist = firstOf(meta("artist"), meta("subtitle"), named.artist);
  if (title === "") problems.push(TABLE_MESSAGES.noTitle);
  if (artist === "") problems.push(TABLE_MESSAGES.noArtist);
  return {
    file,
    line: null,
    problems,
    notes,
    draft: {
      title,
      artist,
      featuring: null,
      genre: meta("genre") || null,
      status: null,
      songkey: take(readKey(meta("key"))),
      bpm: take(readTempo(meta("tempo"))),
      start: null,
      seconds: take(readLength(meta("duration"))),
      ...partsOf(chart, text),
      notes: null,
      todo: null,
      youTubeId: videoIdOf(meta("youtube")),
      coverImageURL: null,
      tags: [],
    },
  };
}

function firstOf(...texts: readonly string[]): string {
  return texts.find((text) => text !== "") ?? "";
}
