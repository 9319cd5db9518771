/** Draws the lane of the beats: bars with their numbers, as many as have room, and a tick for each beat. */
import { gridLines } from "./grid-lines.ts";
import type { PaintTarget } from "./paint-target.ts";

interface Grid {
  readonly beats: readonly number[];
  readonly bars: readonly number[];
}

/** Pixels: of a beat's tick, from a bar's line to its number, and to where the next may stand. */
const TICK = 5;
const INSET = 4;
const APART = 8;

export function paintBeats(
  { context, palette, from, to, pixels, height }: PaintTarget,
  grid: Grid,
): void {
  const line = palette.of("--line-strong");
  const numbers = new Map(grid.bars.map((time, i) => [time, String(i + 1)]));
  context.font = palette.font;
  context.textBaseline = "middle";
  let free = 0;
  for (const { time, isBar } of gridLines(grid, { from, to }, pixels)) {
    const x = Math.round((time - from) * pixels);
    const length = isBar ? height / 2 : TICK;
    context.fillStyle = line;
    context.fillRect(x, height - length, 1, length);
    const number = isBar ? numbers.get(time) : undefined;
    if (number === undefined || x < free) continue;
    context.fillStyle = palette.of("--text-soft");
    context.fillText(number, x + INSET, height / 2);
    free = x + INSET + context.measureText(number).width + APART;
  }
}
