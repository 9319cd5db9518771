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

/** What a place of a set list says of its own; null leaves it to the song. */
export type PlaceKey = {
  readonly songkey: string | null;
  /** 0 is played without one, whatever the song says. */
  readonly capo: number | null;
};

/** At a place of a set list. Its own stands before that of its song, whose capo is for the song's key alone. */
export function keyAt(place: PlaceKey, song: PlayedKey | undefined): PlayedKey {
  const { songkey = null, capo = null } = song ?? {};
  return {
    songkey: place.songkey ?? songkey,
    capo: place.capo ?? (place.songkey === null ? capo : null),
  };
}
