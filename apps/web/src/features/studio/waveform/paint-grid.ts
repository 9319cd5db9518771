/** Draws beats and bars as upright lines, bars the stronger. */
import { gridLines } from "./grid-lines.ts";
import type { PaintTarget } from "./paint-target.ts";

interface Grid {
  readonly beats: readonly number[];
  readonly bars: readonly number[];
}

export function paintGrid(
  { context, palette, from, to, pixels, height }: PaintTarget,
  grid: Grid,
): void {
  const colours = { bar: palette.of("--line-strong"), beat: palette.of("--line") };
  for (const { time, isBar } of gridLines(grid, { from, to }, pixels)) {
    context.fillStyle = isBar ? colours.bar : colours.beat;
    context.fillRect(Math.round((time - from) * pixels), 0, 1, height);
  }
}
