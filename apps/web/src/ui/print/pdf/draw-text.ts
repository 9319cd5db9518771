/** Text that none of the file's fonts has, drawn by the browser with whatever fonts the device has, for print. */
import type { TextPiece } from "./read-page.ts";

/** Dots to a millimetre: 300 to an inch. */
const DENSITY = 300 / 25.4;
/** Room around, as shares of the height: letters of other scripts reach further. */
const ROOM = 0.35;

export interface DrawnText {
  canvas: HTMLCanvasElement;
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawText(piece: TextPiece): DrawnText | null {
  const room = piece.height * ROOM;
  const box = {
    x: piece.x - room,
    y: piece.y - room,
    width: piece.width + 2 * room,
    height: piece.height + 2 * room,
  };
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(box.width * DENSITY);
  canvas.height = Math.ceil(box.height * DENSITY);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.scale(DENSITY, DENSITY);
  context.font = `${piece.weight} ${piece.size}px ${piece.family}`;
  context.direction = piece.direction;
  context.textAlign = piece.direction === "rtl" ? "right" : "left";
  context.fillText(
    piece.text,
    piece.direction === "rtl" ? room + piece.width : room,
    room + baseline(piece),
  );
  return { canvas, ...box };
}

/** From the top of a piece; Inter's own measures, in which the browser has laid out the line. */
export function baseline({ height }: { height: number }): number {
  return height * (0.96875 / (0.96875 + 0.24121));
}
