/** The songs of a ChordPro file: one, or as many as `{new_song}` parts, as in songbooks and exports of whole libraries. */
import { parseDirective } from "../chart/directives.ts";
import { namedByFile } from "./file-title.ts";
import { readChart } from "./read-chart.ts";
import type { FoundSong } from "./song-draft.ts";

export const SONGBOOK_MESSAGES = {
  noTitle: (title: string) => `A song of several in a file says no title: it is called “${title}”`,
} as const;

export function readSongbook(file: string, text: string): FoundSong[] {
  const songs = songsOf(text);
  if (songs.length < 2) return [readChart(file, songs[0] ?? text)];
  return songs.map((song, index) => songOfBook(file, song, index + 1));
}

/** A song that names itself nowhere is told from the others by its number. */
function songOfBook(file: string, text: string, number: number): FoundSong {
  const name = numbered(file, number);
  const song = readChart(name, text);
  const { title } = song.draft;
  const isNameless = title === namedByFile(name).title;
  return {
    ...song,
    // The number first: of a long name a narrow screen shows the beginning.
    file: `Song ${number} of ${file}`,
    notes: isNameless ? [SONGBOOK_MESSAGES.noTitle(title), ...song.notes] : song.notes,
  };
}

/** Parts with nothing in them are no songs: many files begin or end with `{new_song}`. */
function songsOf(text: string): string[] {
  const parts: string[][] = [[]];
  for (const line of text.replace(/^\uFEFF/, "").split(/(?<=\r\n|\r(?!\n)|\n)/)) {
    if (parseDirective(line)?.name === "new_song") parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.filter((lines) => lines.some(isOfASong)).map((lines) => lines.join(""));
}

function isOfASong(line: string): boolean {
  return !line.startsWith("#") && line.trim() !== "";
}

function numbered(file: string, number: number): string {
  return file.replace(/(\.[^.\s]{1,8})?$/, ` (${number})$1`);
}
