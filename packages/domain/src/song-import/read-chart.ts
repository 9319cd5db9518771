/** A song from the text of a ChordPro file, or of plain words. */
import { reduceToVideoId } from "../video-id.ts";
import { namedByFile } from "./file-title.ts";
import { hasMusic, metadataOf, plainWords } from "./chart-text.ts";
import { TABLE_MESSAGES } from "./read-table.ts";
import type { FoundSong } from "./song-draft.ts";
import { type Read, readKey, readLength, readTempo } from "./values.ts";

/** With what its directives say of it; what they leave out, the name of the file tells. */
export function readChart(file: string, text: string): FoundSong {
  const problems: string[] = [];
  const notes: string[] = [];
  const meta = metadataOf(text);
  const named = namedByFile(file);
  const take = <Value>({ value, problem, note }: Read<Value>): Value | null => {
    // Seldom worth more than the song: what cannot be understood stays in the chart.
    if (problem !== undefined) notes.push(problem);
    if (note !== undefined) notes.push(note);
    return value;
  };
  const words = plainWords(text);
  const title = meta.get("title") ?? named.title;
  const artist = meta.get("artist") ?? meta.get("subtitle") ?? named.artist;
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
      genre: meta.get("genre") ?? null,
      status: null,
      songkey: take(readKey(meta.get("key") ?? "")),
      bpm: take(readTempo(meta.get("tempo") ?? "")),
      start: null,
      seconds: take(readLength(meta.get("duration") ?? "")),
      lyrics: words === "" ? null : words,
      tab: hasMusic(text) ? text.trim() : null,
      notes: null,
      todo: null,
      youTubeId: reduceToVideoId(meta.get("youtube") ?? "") || null,
      coverImageURL: null,
      tags: [],
    },
  };
}
