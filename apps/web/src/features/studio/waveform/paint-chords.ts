/** Draws the chord lane: a cell for each chord, its name where there is room. */
import { chordName } from "../../../records/charts/chord-name.ts";
import { chordCells, type ShownChord } from "./chord-cells.ts";
import type { Sheet } from "./sheet.ts";

const GAP = 2;
const RADIUS = 4;
/** Pixels on either side of a name. */
const PADDING = 4;

export function paintChords(sheet: Sheet, chords: readonly ShownChord[], duration: number): void {
  const { pen, palette, from, to, pixels, height } = sheet;
  const cells = chordCells(chords, { from, to, duration }).map((cell) => ({
    x: (cell.from - from) * pixels,
    width: (cell.to - cell.from) * pixels - GAP,
    name: chordName(cell.label),
  }));
  pen.fillStyle = palette.of("--surface");
  pen.fill(groundsOf(cells, height));
  pen.fillStyle = palette.of("--text-soft");
  pen.font = palette.font;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const { x, width, name } of cells) {
    if (pen.measureText(name).width + PADDING * 2 <= width)
      pen.fillText(name, x + width / 2, height / 2 + 1);
  }
}

function groundsOf(cells: readonly { x: number; width: number }[], height: number): Path2D {
  const grounds = new Path2D();
  for (const { x, width } of cells)
    grounds.roundRect(x, 0, Math.max(1, width), height, Math.min(RADIUS, Math.max(0, width / 2)));
  return grounds;
}
