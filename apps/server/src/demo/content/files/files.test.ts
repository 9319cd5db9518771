import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { letter } from "./letter.ts";
import { pdf } from "./pdf.ts";
import { disc, fill, painted, png } from "./raster.ts";

describe("a PDF", () => {
  const file = pdf("Title (one)", [
    [{ kind: "text", x: 10, y: 20, size: 12, text: "£5 – a (small) \\ price" }],
  ]).toString("latin1");

  it("tells at which byte each object begins", () => {
    const table = file.slice(file.lastIndexOf("xref\n0"));
    const places = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(8);
    for (const [index, place] of places.entries()) {
      expect(file.slice(place, place + 8)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    }
    expect(file).toContain(`startxref\n${file.lastIndexOf("xref\n0")}\n%%EOF`);
  });

  it("escapes what would end a text, and writes pounds and dashes", () => {
    expect(file).toContain("(\u00a35 \u0096 a \\(small\\) \\\\ price) Tj");
  });

  it("says how long its streams are", () => {
    const [, length = "", stream = ""] =
      /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
    expect(stream.length).toBe(Number(length));
  });
});

describe("a letter", () => {
  const pagesOf = (text: string) =>
    letter({ title: "T", subtitle: "S", text }).toString("latin1").split("/Type /Page ").length - 1;

  it("continues on the next page when one is full", () => {
    expect(pagesOf("one line")).toBe(1);
    expect(pagesOf("line\n".repeat(120))).toBe(3);
  });

  it("wraps paragraphs at words", () => {
    const file = letter({ title: "T", subtitle: "S", text: "word ".repeat(60).trim() });
    const lines = [...file.toString("latin1").matchAll(/\((word[^)]*)\) Tj/g)].map(
      ([, line]) => line,
    );
    expect(lines.length).toBe(4);
    expect(lines.join(" ")).toBe("word ".repeat(60).trim());
  });
});

describe("a picture", () => {
  it("is a PNG whose rows hold what was painted", () => {
    const canvas = painted(4, 2, (x) => (x < 0.5 ? [10, 20, 30] : [40, 50, 60]));
    const file = png(canvas);
    const at = file.indexOf("IDAT");
    const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
    expect([...rows.subarray(0, 7)]).toEqual([0, 10, 20, 30, 10, 20, 30]);
    expect(rows).toHaveLength(2 * (1 + 4 * 3));
  });

  it("fills what is inside, softens the edge, and leaves the rest", () => {
    const canvas = painted(20, 20, () => [0, 0, 0]);
    fill(canvas, [200, 200, 200], disc(10, 10, 5.2));
    const red = (x: number, y: number) => canvas.pixels[(y * 20 + x) * 3];
    expect(red(10, 10)).toBe(200);
    expect(red(1, 1)).toBe(0);
    expect(red(14, 12)).toBeGreaterThan(0);
    expect(red(14, 12)).toBeLessThan(200);
  });
});
