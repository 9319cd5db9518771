/** What songs are narrowed by: what they have, and nothing that none of them has. */
import type { AvailableSong } from "@bandstand/contracts/setlist-songs";
import { ownGenresOf } from "@bandstand/domain/song-genre";

interface OfferChoices {
  keys: readonly string[];
  /** The band's own, beside those of the list. */
  ownGenres: readonly string[];
}

export function choicesOf(offered: readonly AvailableSong[]): OfferChoices {
  return { keys: keysOf(offered), ownGenres: ownGenresOf(offered) };
}

/** In the order of the alphabet. */
function keysOf(offered: readonly AvailableSong[]): string[] {
  const keys = new Set(offered.map(({ songkey }) => songkey).filter((key) => key !== null));
  return [...keys].toSorted((one, other) => one.localeCompare(other, "en-GB"));
}
