/** "1 song", "1,204 songs" */
export function countOf(songs: readonly unknown[]): string {
  return songs.length === 1 ? "1 song" : `${songs.length.toLocaleString("en-GB")} songs`;
}
