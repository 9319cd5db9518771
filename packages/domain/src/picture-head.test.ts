import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jpegHead, pngHead, TEXT_OF, webpHead } from "./picture-head.fixture.ts";
import { readPictureHead } from "./picture-head.ts";

describe("the head of a picture", () => {
  const side = fc.integer({ min: 1, max: 16_383 });

  it.each([
    ["png", pngHead],
    ["jpeg", jpegHead],
    ["webp", webpHead],
  ] as const)("tells the size of a %s", (type, headOf) => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(readPictureHead(headOf(width, height))).toEqual({
          type,
          width,
          height,
          moves: false,
        });
      }),
    );
  });

  it("finds the size of a JPEG behind what the camera noted", () => {
    expect(readPictureHead(jpegHead(4000, 3000, { notes: 60_000 }))).toMatchObject({ width: 4000 });
  });

  it.each([
    ["a lossy WebP", [0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02], "VP8 ", 23],
    ["a lossless WebP", [0x2f, 0x1f, 0xc3, 0x95, 0x00], "VP8L", 20],
  ])("tells the size of %s", (_, code, kind, at) => {
    const bytes = new Uint8Array(40);
    bytes.set([...`RIFF    WEBP${kind}`].map((letter) => letter.charCodeAt(0)));
    bytes.set(code, at);
    expect(readPictureHead(bytes)).toMatchObject({ width: 800, height: 600 });
  });

  it.each([
    ["png", pngHead],
    ["webp", webpHead],
  ])("knows a %s that moves", (_, headOf) => {
    expect(readPictureHead(headOf(100, 100, { moves: true }))).toMatchObject({ moves: true });
  });

  it.each([
    ["svg", TEXT_OF.svg],
    ["gif", TEXT_OF.gif],
    ["heic", TEXT_OF.heic],
    ["unknown", TEXT_OF.letter],
    ["broken", pngHead(100, 100).subarray(0, 20)],
    ["broken", pngHead(0, 100)],
    ["broken", jpegHead(100, 100).subarray(0, 30)],
    ["broken", webpHead(100, 100).subarray(0, 20)],
  ])("is %s", (reading, bytes) => {
    expect(readPictureHead(bytes)).toBe(reading);
  });

  it("is read of any bytes without an error", () => {
    const starts = [pngHead(9, 9), jpegHead(9, 9), webpHead(9, 9), new Uint8Array()];
    const begun = fc
      .tuple(fc.constantFrom(...starts), fc.nat({ max: 60 }), fc.uint8Array({ maxLength: 80 }))
      .map(([start, cut, rest]) => Uint8Array.from([...start.subarray(0, cut), ...rest]));
    fc.assert(fc.property(begun, (bytes) => void readPictureHead(bytes)));
  });
});
