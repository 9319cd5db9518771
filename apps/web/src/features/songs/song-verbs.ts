/** What is typed to do something with a song: a word of the deed, and some of the song, as in "add paper lant". */
import { matchingSongs, type NamedSong } from "./song-match.ts";

/** Beside the songs of the same names, a few will do. */
const MOST_SHOWN = 3;

/** The songs that are meant, best first; none unless a word begins one of the deed. */
export function songsForVerb<Song extends NamedSong>(
  query: string,
  verb: string,
  songs: readonly Song[],
): Song[] {
  const deeds = verb.toLowerCase().split(" ");
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const ofSong = words.filter((word) => !deeds.some((deed) => deed.startsWith(word)));
  if (ofSong.length === 0 || ofSong.length === words.length) return [];
  return matchingSongs(ofSong.join(" "), songs).slice(0, MOST_SHOWN);
}
