/** The lower limit wins where the two cross: on a screen smaller than the smallest window, say. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
