/** How large the text of a page becomes, of the sizes that were tried. Pure. */

export interface Trial {
  columns: 1 | 2;
  /** Times the size of its class. */
  fit: number;
  isOnePage: boolean;
  /** Share of the titles that take more than one line. */
  wrapped: number;
  /** A word is longer than its line. */
  isBroken: boolean;
}

/** As many titles may wrap before smaller text is the better page. */
const MOST_WRAPPED = 0.15;
/** A page with whole words and lines may be so much smaller than one without. */
const WORTH = 0.72;

/** Null where none is one page. */
export function chooseFit(trials: readonly Trial[]): Trial | null {
  const largestFirst = trials
    .filter(({ isOnePage }) => isOnePage)
    .toSorted((a, b) => b.fit - a.fit);
  const [largest] = largestFirst;
  if (!largest) return null;
  const worthy = largestFirst.filter(({ fit }) => fit >= largest.fit * WORTH);
  const whole = worthy.filter(({ isBroken }) => !isBroken);
  return whole.find(({ wrapped }) => wrapped <= MOST_WRAPPED) ?? whole[0] ?? largest;
}
