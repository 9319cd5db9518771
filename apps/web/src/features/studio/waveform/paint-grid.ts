/** Draws beats and bars as upright lines, bars the stronger. */
import { gridLines } from "./grid-lines.ts";
import type { Sheet } from "./sheet.ts";

interface Grid {
  readonly beats: readonly number[];
  readonly bars: readonly number[];
}

export function paintGrid({ pen, palette, from, to, pixels, height }: Sheet, grid: Grid): void {
  const colours = { bar: palette.of("--line-strong"), beat: palette.of("--line") };
  for (const { time, isBar } of gridLines(grid, { from, to }, pixels)) {
    pen.fillStyle = isBar ? colours.bar : colours.beat;
    pen.fillRect(Math.round((time - from) * pixels), 0, 1, height);
  }
}
