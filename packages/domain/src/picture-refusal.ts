/** Why a picture is not taken, in words: asked by the browser when one is chosen, and by the server of what is sent. */
import { type PictureReading, readPictureHead } from "./picture-head.ts";

/** Eight thousand pixels either way: more than a phone takes, and what a server decodes in a moment. */
export const MOST_PIXELS = 64_000_000;

const KNOWN = "PNG, JPEG and WebP are.";

export const PICTURE_MESSAGES = {
  empty: "This picture is empty.",
  broken: "This picture is damaged and cannot be read.",
  pixels: "This picture has more than 64 megapixels. Please choose a smaller one.",
  moves: "This picture moves. Please choose a still one.",
  heic: "A HEIC picture is not shown everywhere. Please save it as JPEG first.",
  svg: "A drawing in SVG is not taken. Please save it as PNG first.",
  unknown: `This file is not a picture that we know. ${KNOWN}`,
  bytes: (megabytes: number) => `This picture is larger than ${megabytes} MB.`,
} as const;

const MEGABYTE = 1024 * 1024;

export interface PictureRefusal {
  why: "large" | "kind" | "broken";
  message: string;
}

/** Null where it is taken as far as its head tells. `maxBytes` is what the server takes. */
export function pictureRefusal(bytes: Uint8Array, maxBytes: number): PictureRefusal | null {
  if (bytes.length > maxBytes)
    return { why: "large", message: PICTURE_MESSAGES.bytes(Math.floor(maxBytes / MEGABYTE)) };
  if (bytes.length === 0) return { why: "broken", message: PICTURE_MESSAGES.empty };
  return refusalOf(readPictureHead(bytes));
}

function refusalOf(reading: PictureReading): PictureRefusal | null {
  if (reading === "broken") return { why: "broken", message: PICTURE_MESSAGES.broken };
  if (reading === "gif") return { why: "kind", message: PICTURE_MESSAGES.moves };
  if (typeof reading === "string") return { why: "kind", message: PICTURE_MESSAGES[reading] };
  if (reading.moves) return { why: "kind", message: PICTURE_MESSAGES.moves };
  if (reading.width * reading.height > MOST_PIXELS)
    return { why: "large", message: PICTURE_MESSAGES.pixels };
  return null;
}
