/** Songs taken over from another band: which of them are here already, and what those are called then. */

/** Equal for songs that a reader takes for the same: title and artist, whatever the case. */
export function songIdentity({ title, artist }: { title: string; artist: string }): string {
  return JSON.stringify([title.trim().toLowerCase(), artist.trim().toLowerCase()]);
}

/** The title with the source band's name in brackets behind it; shortened where both exceed `most` characters. */
export function titleFromBand(title: string, bandName: string, most: number): string {
  const mark = ` (${bandName})`;
  return title.slice(0, most - mark.length).trimEnd() + mark;
}
