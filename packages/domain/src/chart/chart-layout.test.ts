import { describe, expect, it } from "vitest";
import { askedColumns, definedFingerings, showsFingerings } from "./chart-layout.ts";
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
    const shapes = definedFingerings(chart);
    expect([...shapes.keys()]).toEqual(["G", "Am7"]);
    expect(shapes.get("G")?.neck?.frets).toEqual([3, 5, 5, 4, 3, 3]);
  });

  it("are for a neck, a keyboard, or both", () => {
    const chart = readChordPro("{define: D keys 0 4 7}\n{define: D frets x 0 0 2 3 2}");
    expect(definedFingerings(chart).get("D")?.keys).toEqual([0, 4, 7]);
    expect(definedFingerings(chart).get("D")?.neck?.frets).toEqual([null, 0, 0, 2, 3, 2]);
  });

  it("are left out where they are told in no way that is known", () => {
    const chart = readChordPro("{define: E copy Q}\n{define: F}\n{define: H copy H}");
    expect(definedFingerings(chart).size).toBe(0);
  });

  it("copy what is defined before, and else what is usual", () => {
    const chart = readChordPro(
      "{define: E copy F}\n{define: F frets x x 3 2 1 1}\n{define: Am7 copy Am7 base-fret 3}\n{define: H copyall F}",
    );
    const shapes = definedFingerings(chart);
    expect(shapes.get("E")?.neck?.frets).toEqual([1, 3, 3, 2, 1, 1]);
    expect(shapes.get("H")?.neck?.frets).toEqual([null, null, 3, 2, 1, 1]);
    expect(shapes.get("Am7")?.neck).toMatchObject({
      baseFret: 3,
      frets: [null, 0, 2, 0, 1, 0],
    });
  });

  it.each(["{diagrams: off}", "{no_grid}", "{ng}", "{g: off}"])("are not shown with %s", (line) => {
    expect(showsFingerings(readChordPro(`${line}\n[C]one`))).toBe(false);
  });

  it("are shown otherwise", () => {
    expect(showsFingerings(readChordPro("{diagrams: bottom}\n[C]one"))).toBe(true);
  });
});
