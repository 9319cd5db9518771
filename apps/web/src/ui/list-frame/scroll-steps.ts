/** How finely a list looks where it is scrolled, and how far below its edge it has rows ready. */

export interface ScrollSteps {
  /** Pixels: finer movements bring no other rows. */
  step: number;
  /** Pixels below what is in view. */
  ahead: number;
}

/** About a row. */
const STEP = 64;

/**
 * Where all rows are of one height, one row comes or goes at a time: those at the bottom half a row before those at the top,
 * so that no frame has to do both.
 * @param rowHeight pixels, undefined where rows differ
 * @param height pixels of what is in view
 */
export function scrollSteps(rowHeight: number | undefined, height: number): ScrollSteps {
  if (rowHeight === undefined) return { step: STEP, ahead: STEP };
  const step = rowHeight / 2;
  return { step, ahead: step + rowHeight - (height % rowHeight) };
}
