/** How a part of a turned picture comes to stand on a canvas, as numbers. */

export interface CropArea {
  /** Pixels of the turned picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CropDrawing {
  width: number;
  height: number;
  /** By this the canvas is scaled, moved and turned, one after the other, before the picture is drawn around its middle. */
  scale: number;
  moveX: number;
  moveY: number;
  /** Radians. */
  turn: number;
}

interface Cropped {
  area: CropArea;
  /** Of the whole picture as it lies. */
  size: { width: number; height: number };
  /** Degrees, clockwise. */
  rotation: number;
  /** Width by height. */
  aspect: number;
  /** Pixels: it is made no wider than this, and never larger than it is. */
  most: number;
}

export function cropDrawing({ area, size, rotation, aspect, most }: Cropped): CropDrawing {
  const width = Math.max(1, Math.round(Math.min(most, area.width)));
  const turn = (rotation * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  // Of the box around the turned picture, whose middle stays that of the picture.
  const boxWidth = cosine * size.width + sine * size.height;
  const boxHeight = sine * size.width + cosine * size.height;
  return {
    width,
    height: Math.max(1, Math.round(width / aspect)),
    scale: width / area.width,
    moveX: boxWidth / 2 - area.x,
    moveY: boxHeight / 2 - area.y,
    turn,
  };
}
