/** A song as files are written from it: of what a test does not name nothing is known. */
import { FIELD_LIST, type WrittenSong } from "./song-fields.ts";

export function writtenSong(said: Partial<WrittenSong> = {}): WrittenSong {
  const nothing = Object.fromEntries(FIELD_LIST.map(([name]) => [name, null]));
  const least = { title: "Marigold", artist: "Halcyon Drive", status: "Current", tags: [] };
  return { ...nothing, ...least, ...said } as WrittenSong;
}
