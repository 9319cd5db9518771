// The QR code in a PDF: its filled rectangles painted as a picture, and read as a camera reads it.

import jsqr from "jsqr";
import { streamsOf } from "./pdf-text.ts";

/** Of the picture, a point of the page: finer than the modules of a code. */
const DOTS = 2;
const NUMBER = String.raw`(-?[\d.]+)`;
const FILLED = new RegExp(`${NUMBER} ${NUMBER} ${NUMBER} ${NUMBER} re\\s+f`, "g");

/** What the code says; null where the file has none that can be read. */
export function pdfQrCode(file: Uint8Array): string | null {
  const boxes = streamsOf(file).flatMap((stream) =>
    [...stream.matchAll(FILLED)].map(([, ...numbers]) => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.map((one) => Number(one) * DOTS);
      return {
        left: x,
        right: x + width,
        low: Math.min(y, y + height),
        high: Math.max(y, y + height),
      };
    }),
  );
  const width = 620 * DOTS;
  const height = 850 * DOTS;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const { left, right, low, high } of boxes)
    for (let y = Math.round(height - high); y < Math.round(height - low); y += 1)
      for (let x = Math.round(left); x < Math.round(right); x += 1)
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return jsqr(pixels, width, height)?.data ?? null;
}
