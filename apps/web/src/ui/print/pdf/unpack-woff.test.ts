import { zlibSync } from "fflate";
import { expect, it } from "vitest";
import { unpackWoff } from "./unpack-woff.ts";

const GLYF = new Uint8Array(400).fill(7);
const HEAD = Uint8Array.of(1, 2, 3, 4, 5);

/** Two tables: one that packing makes smaller, one that stands as it is. */
function packedFont(): Uint8Array {
  const packed = zlibSync(GLYF);
  const font = new Uint8Array(44 + 2 * 20 + packed.length + HEAD.length);
  const view = new DataView(font.buffer);
  const numbers = (at: number, ...values: number[]) => {
    for (const [index, value] of values.entries()) view.setUint32(at + index * 4, value);
  };
  numbers(0, 0x774f4646, 0x00010000);
  view.setUint16(12, 2);
  numbers(44, 0x676c7966, 84, packed.length, GLYF.length, 111);
  numbers(64, 0x68656164, 84 + packed.length, HEAD.length, HEAD.length, 222);
  font.set(packed, 84);
  font.set(HEAD, 84 + packed.length);
  return font;
}

it("lays the tables of a font out as they were before they were packed", () => {
  const font = unpackWoff(packedFont());
  const view = new DataView(font.buffer);
  const [glyf, head] = [12, 28].map((entry) => ({
    tag: String.fromCodePoint(...font.subarray(entry, entry + 4)),
    checksum: view.getUint32(entry + 4),
    bytes: font.subarray(
      view.getUint32(entry + 8),
      view.getUint32(entry + 8) + view.getUint32(entry + 12),
    ),
  }));
  expect([view.getUint32(0), view.getUint16(4), view.getUint16(6)]).toEqual([0x00010000, 2, 32]);
  expect(glyf).toEqual({ tag: "glyf", checksum: 111, bytes: GLYF });
  expect(head).toEqual({ tag: "head", checksum: 222, bytes: HEAD });
  expect(font.length % 4).toBe(0);
});

it("says so where it is given something else", () => {
  expect(() => unpackWoff(new Uint8Array(60))).toThrow("not packed as WOFF");
});
