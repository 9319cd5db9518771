import { describe, expect, it } from "vitest";
import { chartWords } from "./chart-words.ts";
import { readPieces } from "./song-line.ts";

const layout = (line: string) =>
  chartWords(readPieces(line)).map(({ pieces }) =>
    pieces.map(({ chord, text }) => (chord === null ? text : `${chord}:${text}`)),
  );

describe("words to lay out", () => {
  it("keep a chord that stands within them", () => {
    expect(layout("Paper lan[D]terns [G]on")).toEqual([["Paper "], ["lan", "D:terns "], ["G:on"]]);
  });

  it("keep chords without words apart", () => {
    expect(layout("[G] [D]  [Em]")).toEqual([["G: "], ["D:  "], ["Em:"]]);
    expect(layout("[G][D]hey")).toEqual([["G:", "D:hey"]]);
  });

  it("stay together below a chord that is longer than the first of them", () => {
    expect(layout("lanterns [D/F#]on the water")).toEqual([
      ["lanterns "],
      ["D/F#:on the "],
      ["water"],
    ]);
    expect(layout("[Cadd9]I [G]am")).toEqual([["Cadd9:I "], ["G:am"]]);
  });

  it("lose no letter", () => {
    const line = "  two  spaces [C]and  more ";
    expect(layout(line).flat().join("").replace("C:", "")).toBe("  two  spaces and  more ");
  });
});
