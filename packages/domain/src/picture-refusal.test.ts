import { expect, it } from "vitest";
import { jpegHead, pngHead, TEXT_OF, webpHead } from "./picture-head.fixture.ts";
import { pictureRefusal } from "./picture-refusal.ts";

const MEGABYTE = 1024 * 1024;
const refusal = (bytes: Uint8Array, most = 15 * MEGABYTE) => pictureRefusal(bytes, most);

it.each([
  ["a PNG", pngHead(1600, 900)],
  ["a JPEG", jpegHead(4000, 3000)],
  ["a WebP", webpHead(512, 512)],
  ["8,000 pixels either way", pngHead(8000, 8000)],
])("%s is taken", (_, bytes) => {
  expect(refusal(bytes)).toBeNull();
});

it.each([
  [
    "one of 40,000 pixels either way",
    pngHead(40_000, 40_000),
    "large",
    "This picture has more than 64 megapixels. Please choose a smaller one.",
  ],
  [
    "a drawing in SVG",
    TEXT_OF.svg,
    "kind",
    "A drawing in SVG is not taken. Please save it as PNG first.",
  ],
  ["a GIF", TEXT_OF.gif, "kind", "This picture moves. Please choose a still one."],
  [
    "a WebP that moves",
    webpHead(9, 9, { moves: true }),
    "kind",
    "This picture moves. Please choose a still one.",
  ],
  [
    "one in HEIC",
    TEXT_OF.heic,
    "kind",
    "A HEIC picture is not shown everywhere. Please save it as JPEG first.",
  ],
  [
    "a letter",
    TEXT_OF.letter,
    "kind",
    "This file is not a picture that we know. PNG, JPEG and WebP are.",
  ],
  [
    "one that ends in its head",
    pngHead(9, 9).subarray(0, 20),
    "broken",
    "This picture is damaged and cannot be read.",
  ],
  ["nothing", new Uint8Array(), "broken", "This picture is empty."],
])("%s is refused", (_, bytes, why, message) => {
  expect(refusal(bytes)).toEqual({ why, message });
});

it("what is too large is refused by what the server takes", () => {
  expect(refusal(new Uint8Array(3 * MEGABYTE + 1), 3 * MEGABYTE)).toEqual({
    why: "large",
    message: "This picture is larger than 3 MB.",
  });
});
