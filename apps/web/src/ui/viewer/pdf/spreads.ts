/** How the pages of a PDF lie side by side. Pure. */

interface Room {
  width: number;
  height: number;
  /** Of a page: width by height. */
  aspect: number;
}

/** Two where each is then no smaller than one alone would be by its height. */
export function spreads({ width, height, aspect }: Room): 1 | 2 {
  return width / 2 >= height * aspect * LEAST ? 2 : 1;
}

/** A little smaller is still worth the second page. */
const LEAST = 0.85;

/** Numbers from 1. @param spread from 0; beyond the last is the last */
export function pagesOnSpread(spread: number, side: 1 | 2, pages: number): number[] {
  const last = Math.max(0, Math.ceil(pages / side) - 1);
  const first = Math.min(Math.max(0, spread), last) * side + 1;
  return [first, first + 1].slice(0, side).filter((number) => number <= pages);
}
