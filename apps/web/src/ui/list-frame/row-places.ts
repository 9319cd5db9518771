/** Where each row of a list stands. All are of one height but for those that are known to have another. */

export interface RowPlaces {
  count: number;
  /** Pixels of all rows. */
  total: number;
  /** Pixels from the top of the first row. */
  topOf: (index: number) => number;
  /** The row so many pixels below the top of the first; the nearest one for what lies beyond the rows. */
  indexAt: (pixels: number) => number;
}

/** @param others heights in pixels of the rows that have not the usual one, by index */
export function placeRows(
  count: number,
  usual: number,
  others: ReadonlyMap<number, number> = NONE,
): RowPlaces {
  const taller = [...others].toSorted(([one], [other]) => one - other);
  /** Added to all rows behind the one with that index. */
  const shifts: { index: number; sum: number }[] = [];
  for (const [index, height] of taller) {
    shifts.push({ index, sum: (shifts.at(-1)?.sum ?? 0) + height - usual });
  }
  const topOf = (index: number): number => {
    const before = firstWhere(shifts.length, (at) => (shifts[at]?.index ?? 0) >= index);
    return index * usual + (shifts[before - 1]?.sum ?? 0);
  };
  return {
    count,
    total: topOf(count),
    topOf,
    indexAt: (pixels) => Math.max(0, firstWhere(count, (index) => topOf(index) > pixels) - 1),
  };
}

const NONE: ReadonlyMap<number, number> = new Map();

/** The first of `count` ordered places that passes, or `count`. */
function firstWhere(count: number, passes: (at: number) => boolean): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
