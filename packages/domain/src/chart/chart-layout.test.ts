import { describe, expect, it } from "vitest";
import { askedColumns, definedShapes, showsShapes } from "./chart-layout.ts";
import { readChordPro } from "./read-chordpro.ts";

describe("the columns that a chart asks for", () => {
  it.each([
    ["{columns: 2}\n[C]one", 2],
    ["{col: 3}", 3],
    ["{columns: 99}", 4],
    ["{columns: many}", null],
    ["{columns: 0}", null],
    ["[C]one", null],
  ])("%j", (text, columns) => {
    expect(askedColumns(readChordPro(text))).toBe(columns);
  });
});

describe("the shapes that a chart defines", () => {
  it("are known by the name of the chord, the last one of a name", () => {
    const chart = readChordPro(
      "{define: G frets 3 2 0 0 0 3}\n[G]one\n{define: [Am7] frets x 0 2 0 1 0}\n{define: G frets 3 5 5 4 3 3}",
    );
    const shapes = definedShapes(chart);
    expect([...shapes.keys()]).toEqual(["G", "Am7"]);
    expect(shapes.get("G")?.frets).toEqual([3, 5, 5, 4, 3, 3]);
  });

  it("are left out where they are for keys, or told in no way that is known", () => {
    const chart = readChordPro("{define: D keys 0 4 7}\n{define: E copy F}\n{define: F}");
    expect(definedShapes(chart).size).toBe(0);
  });

  it.each(["{diagrams: off}", "{no_grid}", "{ng}", "{g: off}"])("are not shown with %s", (line) => {
    expect(showsShapes(readChordPro(`${line}\n[C]one`))).toBe(false);
  });

  it("are shown otherwise", () => {
    expect(showsShapes(readChordPro("{diagrams: bottom}\n[C]one"))).toBe(true);
  });
});
