/** Songs that a band has twice: the same title and artist, however they are written. */
import { plainText } from "./plain-text.ts";

interface NamedSong {
  readonly title: string;
  readonly artist: string;
}

/** Songs of the list with the same title and artist. A song is none of its own; nothing is alike while either is empty. */
export function duplicatesOf<Song extends NamedSong & { readonly id: number }>(
  song: NamedSong & { readonly id?: number | undefined },
  songs: readonly Song[],
): Song[] {
  const title = plainText(song.title);
  const artist = plainText(song.artist);
  if (title === "" || artist === "") return [];
  return songs.filter(
    (other) =>
      other.id !== song.id &&
      plainText(other.title) === title &&
      plainText(other.artist) === artist,
  );
}
