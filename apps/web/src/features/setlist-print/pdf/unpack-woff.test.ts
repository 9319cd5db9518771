import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { unpackWoff } from "./unpack-woff.ts";

const require = createRequire(import.meta.url);

it("unpacks a font of ours: its tables are whole, and add up to their sums", async () => {
  const packed = await readFile(
    require.resolve("@fontsource/inter/files/inter-latin-700-normal.woff"),
  );
  const font = unpackWoff(packed);
  const view = new DataView(font.buffer);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entry = 12 + index * 16;
    return {
      tag: String.fromCharCode(...font.subarray(entry, entry + 4)),
      checksum: view.getUint32(entry + 4),
      at: view.getUint32(entry + 8),
      length: view.getUint32(entry + 12),
    };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(["cmap", "glyf", "head", "hmtx", "loca", "maxp"]),
  );
  for (const { tag, checksum, at, length } of tables) {
    // The sum of the table called head stands over the whole file.
    if (tag === "head") continue;
    let sum = 0;
    for (let word = 0; word < length; word += 4) sum = (sum + view.getUint32(at + word)) >>> 0;
    expect(sum).toBe(checksum);
  }
});

it("says so where it is given something else", () => {
  expect(() => unpackWoff(new Uint8Array(60))).toThrow("not packed as WOFF");
});
