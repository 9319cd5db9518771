/**
 * Upright bars around a middle line as one SVG path, one unit of width per bar's step.
 * @param levels between 0 and 1
 * @param from the first bar to draw
 * @param to the bar after the last
 * @returns path data for a box `levels.length * step` wide and `height` high
 */
export function wavePath(
  levels: readonly number[],
  height: number,
  step: number,
  from = 0,
  to = levels.length,
): string {
  const parts: string[] = [];
  for (let bar = from; bar < to; bar += 1) {
    const half = Math.max(0.5, ((levels[bar] ?? 0) * height) / 2);
    parts.push(
      `M${rounded(bar * step + step / 2)} ${rounded(height / 2 - half)}v${rounded(half * 2)}`,
    );
  }
  return parts.join("");
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
