/** Draws the chord lane: a cell for each chord, its name where there is room. */
import { chordCells, type ShownChord } from "./chord-cells.ts";
import { laneChord } from "./lane-chord.ts";
import type { PaintTarget } from "./paint-target.ts";

const GAP = 2;
const RADIUS = 4;
/** Pixels on either side of a name. */
const PADDING = 4;

export function paintChords(
  target: PaintTarget,
  chords: readonly ShownChord[],
  duration: number,
): void {
  const { context, palette, from, to, pixels, height } = target;
  const cells = chordCells(chords, { from, to, duration }).map((cell) => ({
    x: (cell.from - from) * pixels,
    width: (cell.to - cell.from) * pixels - GAP,
    name: laneChord(cell.label),
  }));
  context.fillStyle = palette.of("--inset");
  context.fill(groundsOf(cells, height));
  context.fillStyle = palette.of("--text-soft");
  context.font = palette.font;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { x, width, name } of cells) {
    if (context.measureText(name).width + PADDING * 2 <= width)
      context.fillText(name, x + width / 2, height / 2 + 1);
  }
}

function groundsOf(cells: readonly { x: number; width: number }[], height: number): Path2D {
  const grounds = new Path2D();
  for (const { x, width } of cells)
    grounds.roundRect(x, 0, Math.max(1, width), height, Math.min(RADIUS, Math.max(0, width / 2)));
  return grounds;
}
