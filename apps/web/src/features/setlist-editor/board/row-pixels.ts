/** Pixels that a row takes with the space below it, as its style sheet makes them; more where text is larger. */
export function rowPixels(): number {
  const least = window.matchMedia("(pointer: coarse)").matches ? TOUCH : POINTER;
  const lines = hasLargeText() ? MORE_LINES : LINES;
  return Math.max(least, Math.ceil(rem() * lines + AROUND));
}

/** A title has two lines then, and no room for a long one. */
export function hasLargeText(): boolean {
  return window.innerWidth < rem() * NARROW;
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

const POINTER = 48;
const TOUCH = 54;
/** Rem of a title and the line below it. */
const LINES = 2.2;
/** The same with a title of two lines, on a screen of fewer rem than these: as `large-text` has it. */
const MORE_LINES = 3.4;
const NARROW = 19;
/** Pixels above, between and below. */
const AROUND = 12;
