/** Pixels that a row takes with the space below it, as its style sheet makes them; more where text is larger. */
export function rowPixels(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const least = window.matchMedia("(pointer: coarse)").matches ? TOUCH : POINTER;
  return Math.max(least, Math.ceil(rem * LINES + AROUND));
}

const POINTER = 48;
const TOUCH = 54;
/** Rem of a title and the line below it. */
const LINES = 2.2;
/** Pixels above, between and below. */
const AROUND = 12;
