/** The key of a song as musicians read it, wherever it is shown. */

export const HIGHEST_CAPO = 11;

export type PlayedKey = {
  /** As it sounds. */
  readonly songkey: string | null;
  /** The fret of the capo: the hands play in a key that is lower by it. Nothing said is none. */
  readonly capo?: number | null;
};

/** "F#m", "F#m · Capo 2"; null where nothing is said. */
export function keyWords({ songkey, capo }: PlayedKey): string | null {
  const said = [songkey?.trim() ?? "", capo ? `Capo ${capo}` : ""].filter((word) => word !== "");
  return said.length === 0 ? null : said.join(" · ");
}

/** At a place of a set list. A key of its own stands before that of its song, whose capo was for the other key. */
export function keyAt(place: PlayedKey, song: PlayedKey | undefined): PlayedKey {
  const { songkey = null, capo = null } = song ?? {};
  return place.songkey === null ? { songkey, capo } : { songkey: place.songkey, capo: null };
}
