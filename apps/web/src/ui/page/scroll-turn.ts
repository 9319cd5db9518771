/** Whether something floating is in the way: it is while somebody reads on, and not once they turn back. Pure. */

export interface ScrollTurn {
  isAway: boolean;
  /** Pixels from the top, where it was last decided. */
  at: number;
}

export const AT_TOP: ScrollTurn = { isAway: false, at: 0 };

/** Less than this is a hand that trembles. */
const STEP = 12;

export function scrolledTo(turn: ScrollTurn, top: number): ScrollTurn {
  if (top <= 0) return AT_TOP;
  const moved = top - turn.at;
  return Math.abs(moved) < STEP ? turn : { isAway: moved > 0, at: top };
}
