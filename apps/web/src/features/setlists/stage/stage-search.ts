/** What of a stage view stands in its address. */

export interface StageSearch {
  /** The id of the song that is open; none is the list. */
  song?: number;
}

export function readStageSearch(raw: Record<string, unknown>): StageSearch {
  const song = Number(raw["song"]);
  return Number.isSafeInteger(song) && song > 0 ? { song } : {};
}
