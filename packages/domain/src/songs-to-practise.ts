/** Which songs of a set list a member still has to work on, by their own practice log. */

export interface SongPractice {
  readonly songId: number;
  /** The last day on which they did, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Those that were not practised since the band last played: what was never practised first, then what was longest ago, and
 * of equals in the order of the set list. A song that stands in it twice is one. Without a gig before, those never practised.
 *
 * @param since the day of the last gig, null where there was none
 */
export function songsToPractise<Song extends { readonly songId: number }>(
  songs: readonly Song[],
  practices: readonly SongPractice[],
  since: string | null,
): Song[] {
  const days = new Map(practices.map(({ songId, day }) => [songId, day]));
  const dayOf = ({ songId }: Song): string => days.get(songId) ?? "";
  const isDue = (song: Song): boolean => {
    const day = dayOf(song);
    return day === "" || (since !== null && day <= since);
  };
  return [...new Map(songs.map((song) => [song.songId, song])).values()]
    .filter(isDue)
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}
