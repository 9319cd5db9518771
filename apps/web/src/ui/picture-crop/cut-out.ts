import type { CropDrawing } from "./crop-area.ts";

/** The part of a picture, made as small as it is needed before it is sent, as the `data:` address of a PNG. */
export function cutOut(picture: HTMLImageElement, drawing: CropDrawing): string {
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
  return canvas.toDataURL("image/png");
}
