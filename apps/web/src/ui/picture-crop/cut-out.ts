import type { CropDrawing } from "./crop-area.ts";

const QUALITY = 0.92;

/**
 * The part of a picture, made as small as it is needed before it is sent, as a `data:` address. What came as a JPEG goes as
 * one: as a PNG it would be several times as large.
 */
export function cutOut(
  picture: HTMLImageElement,
  drawing: CropDrawing,
  type: "image/jpeg" | "image/png",
): string {
  const canvas = document.createElement("canvas");
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot cut pictures.");
  context.imageSmoothingQuality = "high";
  context.scale(drawing.scale, drawing.scale);
  context.translate(drawing.moveX, drawing.moveY);
  context.rotate(drawing.turn);
  context.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2);
  return canvas.toDataURL(type, QUALITY);
}
