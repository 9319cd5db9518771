/** How many studios may be open: the keys of their windows tell how many there are. */
import { MOST_STUDIOS } from "@bandstand/domain/studio/most-studios";

const PREFIX = "studio/";

export function studioKey(songId: number): string {
  return `${PREFIX}${songId}`;
}

/** A song that is open already is only raised. */
export function mayOpenStudio(songId: number, openKeys: readonly string[]): boolean {
  const studios = openKeys.filter((key) => key.startsWith(PREFIX));
  return studios.includes(studioKey(songId)) || studios.length < MOST_STUDIOS;
}
