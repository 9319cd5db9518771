/** Degrees between two hues that are told apart. */
const STEP = 30;

/** A hue in degrees, always the same for a text; texts that are much alike still have unlike ones. */
export function hueOf(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % (360 / STEP)) * STEP;
}
