/** Whole numbers as they are typed. */

/** The number at the start of the text, null when there is none: "128 bpm" is 128, "fast" is nothing. */
export function parseWholeNumber(text: string): number | null {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : null;
}

export interface WholeNumberRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** One step up or down from a value, or from 0 where there is none yet, and never out of the range. */
export function stepped(
  value: number | null | undefined,
  step: number,
  { min = -Infinity, max = Infinity }: WholeNumberRange,
): number {
  return Math.min(max, Math.max(min, (value ?? 0) + step));
}
