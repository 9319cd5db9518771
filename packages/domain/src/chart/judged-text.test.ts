import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasChordsOverLyrics } from "./chords-over-lyrics.ts";
import { beginningOf, isTooLongForChart } from "./judged-text.ts";
import { isChart } from "./read-chart.ts";

const verse = "G       D\nPaper lanterns\n\n";

describe("the beginning of a text", () => {
  it("is the whole of what a band plays", () => {
    const song = verse.repeat(100);
    expect(beginningOf(song)).toBe(song);
    expect(isTooLongForChart(song)).toBe(false);
  });

  it("ends after 500 lines, or 100,000 characters", () => {
    expect(beginningOf("A\n".repeat(1_000))).toBe(`${"A\n".repeat(499)}A`);
    expect(beginningOf("A\r\n".repeat(1_000)).split("\r\n")).toHaveLength(500);
    expect(beginningOf("A ".repeat(495_000))).toHaveLength(100_000);
  });

  it("is always how the text begins", () => {
    const lines = fc.string({ unit: fc.constantFrom("A", "\n", "\r"), maxLength: 3_000 });
    fc.assert(
      fc.property(lines, (text) => {
        expect(text.startsWith(beginningOf(text))).toBe(true);
      }),
    );
  });
});

describe("a text of thousands of lines", () => {
  it("is judged by its first hundreds", () => {
    expect(isChart(verse.repeat(1_000))).toBe(true);
    expect(hasChordsOverLyrics(verse.repeat(1_000))).toBe(true);
    expect(isChart(`${"Paper lanterns\n".repeat(600)}[G]la`)).toBe(false);
  });

  it("is not taken for chords over lyrics once nobody can play from it", () => {
    expect(hasChordsOverLyrics("A\n".repeat(5_001))).toBe(false);
    expect(hasChordsOverLyrics("A D E ".repeat(50_000))).toBe(false);
  });
});
