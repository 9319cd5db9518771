import { describe, expect, it } from "vitest";
import {
  confusionTable,
  type HeardSpan,
  kindsFound,
  shareRight,
  triadsRight,
} from "./confusion.ts";

const span = (there: string, found: string, seconds: number): HeardSpan => ({
  there,
  found,
  seconds,
});
const SPANS = [
  span("G", "G", 6),
  span("G", "G7", 1),
  span("G", "D", 1),
  span("E5", "Em", 2),
  span("E5", "E5", 2),
  span("N", "Am", 1),
  span("N", "N", 3),
];
const found = (name: string) => kindsFound(SPANS).find((kind) => kind.name === name);

describe("what chords are taken for", () => {
  it("is told by kind: what is found of it, and what of its name is believed", () => {
    expect(found("maj")).toEqual({ name: "maj", seconds: 8, recall: 0.75, precision: 6 / 7 });
    expect(found("5")).toEqual({ name: "5", seconds: 4, recall: 0.5, precision: 1 });
    expect(found("min")).toMatchObject({ seconds: 0, recall: 0, precision: 0 });
    expect(found("N.C.")).toMatchObject({ recall: 0.75, precision: 1 });
    expect(found("dim")?.precision).toBeNull();
  });

  it("is a table of rows that there are, other roots last", () => {
    const [head = "", major = "", power = ""] = confusionTable(SPANS).split("\n");
    const cellsOf = (row: string) => row.trim().split(/\s+/);
    expect(cellsOf(head)).toHaveLength(12);
    expect(cellsOf(major)).toEqual("maj 75 0 13 0 0 0 0 0 0 0 0 13".split(" "));
    expect(cellsOf(power)).toEqual("5 0 50 0 0 0 0 0 0 0 50 0 0".split(" "));
  });

  it("is one share of all, and one of what has a third", () => {
    expect(shareRight(SPANS)).toBeCloseTo(11 / 16);
    expect(triadsRight(SPANS)).toBeCloseTo(7 / 8);
  });
});
