/** Where a turn leads on stage: page by page through a chart, then on to the next song, or back. */

export interface StagePlace {
  /** From 0, in the order of the set list. */
  song: number;
  /** From 0; beyond the last page is the last one. */
  page: number;
}

export type Turn = "forward" | "back";

/** Of a chart whose pages nobody has counted yet. */
export const LAST_PAGE = Number.POSITIVE_INFINITY;

/** @param pages of the song that is open. @returns null where the set list ends. */
export function turnPage(
  { song, page }: StagePlace,
  turn: Turn,
  { pages, songs }: { pages: number; songs: number },
): StagePlace | null {
  const at = shownPage(page, pages);
  if (turn === "forward") {
    if (at < pages - 1) return { song, page: at + 1 };
    return song < songs - 1 ? { song: song + 1, page: 0 } : null;
  }
  if (at > 0) return { song, page: at - 1 };
  return song > 0 ? { song: song - 1, page: LAST_PAGE } : null;
}

export function shownPage(page: number, pages: number): number {
  return Math.max(0, Math.min(page, pages - 1));
}
