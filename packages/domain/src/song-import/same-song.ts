/** Which song of the band a song of a file is: by title and artist, however the two are written and whichever stands first. */
import { plainText } from "../plain-text.ts";

type Named = { readonly title: string; readonly artist: string };

/** Letters that have no accent to lose, as people type them who do not have them. */
const SPELLED = new Map([
  ["ß", "ss"],
  ["ø", "o"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ł", "l"],
  ["đ", "d"],
]);

/**
 * Equal for one song: without case, accents, punctuation, "the" and "and", and without regard to what stands first, as in
 * "Winehouse, Amy".
 */
export function songKey({ title, artist }: Named): string {
  return [nameKey(title), nameKey(artist)].toSorted().join("\n");
}

/** Of a title, or of an artist, alone. What is nothing but signs stays as it is. */
export function nameKey(name: string): string {
  const plain = plainText(name);
  const words = plain
    .replace(/[ßøæœłđ]/g, (letter) => SPELLED.get(letter) ?? letter)
    .replace(/['’‘`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const bare = words
    .split(" ")
    .filter((word) => word !== "the" && word !== "and")
    .toSorted()
    .join(" ");
  return [bare, words, plain].find((key) => key !== "") ?? "";
}

export interface SongFinder<Song> {
  /** The first that is the same; of a song without an artist the only one of its title. */
  find(song: Named): Song | undefined;
  add(song: Named, what: Song): void;
}

export function songFinder<Song>(): SongFinder<Song> {
  // Most songs of a table share their artist with others, and each is looked for before it is added.
  const keys = new Map<string, string>();
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? nameKey(name);
    keys.set(name, key);
    return key;
  };
  const wholeKey = ({ title, artist }: Named) =>
    [keyOf(title), keyOf(artist)].toSorted().join("\n");
  const whole = new Map<string, Song>();
  const byTitle = new Map<string, Song[]>();
  return {
    find(song) {
      if (song.artist.trim() !== "") return whole.get(wholeKey(song));
      const [only, ...others] = byTitle.get(keyOf(song.title)) ?? [];
      return others.length === 0 ? only : undefined;
    },
    add(song, what) {
      const key = wholeKey(song);
      if (whole.has(key)) return;
      whole.set(key, what);
      const title = keyOf(song.title);
      byTitle.set(title, [...(byTitle.get(title) ?? []), what]);
    },
  };
}
