/** How a song is named where one is picked by typing: the label leads back to it. */

/** The id of the one list of all songs that every row's field offers. */
export const SONGS_LIST_ID = "recordings-songs";

interface NamedSong {
  id: number;
  title: string;
  artist: string;
}

export function songLabel({ title, artist }: NamedSong): string {
  return `${title} – ${artist}`;
}

/** The song that a label, or a title that only one song has, stands for. */
export function songByLabel<Song extends NamedSong>(
  label: string,
  songs: readonly Song[],
): Song | undefined {
  const sought = label.trim().toLowerCase();
  const byLabel = songs.find((song) => songLabel(song).toLowerCase() === sought);
  if (byLabel) return byLabel;
  const byTitle = songs.filter(({ title }) => title.toLowerCase() === sought);
  return byTitle.length === 1 ? byTitle[0] : undefined;
}
