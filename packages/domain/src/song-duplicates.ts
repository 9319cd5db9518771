/** Songs that a band has twice: the same title and artist, however they are written. */

interface NamedSong {
  readonly title: string;
  readonly artist: string;
}

/** Songs of the list with the same title and artist. A song is none of its own; nothing is alike while either is empty. */
export function duplicatesOf<Song extends NamedSong & { readonly id: number }>(
  song: NamedSong & { readonly id?: number | undefined },
  songs: readonly Song[],
): Song[] {
  const title = plain(song.title);
  const artist = plain(song.artist);
  if (title === "" || artist === "") return [];
  return songs.filter(
    (other) =>
      other.id !== song.id && plain(other.title) === title && plain(other.artist) === artist,
  );
}

/** Without case, accents and doubled spaces; "Beyoncé" and "BEYONCE" are one. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
