import { describe, expect, it } from "vitest";
import { parseChord } from "./chord.ts";

describe("a chord symbol", () => {
  it("names the root, the bass and the tones", () => {
    const chord = parseChord("C#m7");
    expect(chord.root).toBe(1);
    expect(chord.bass).toBe(1);
    expect([...chord.tones].toSorted((low, high) => low - high)).toEqual([1, 4, 8, 11]);
  });

  it("gives the bass another note behind a slash", () => {
    expect(parseChord("A/C#")).toMatchObject({ root: 9, bass: 1, intervals: [0, 4, 7] });
  });

  it.each(["", "H", "Cm8", "C/", "c"])("is refused when it is %j", (symbol) => {
    expect(() => parseChord(symbol)).toThrow(RangeError);
  });
});
