import { readChart } from "@bandstand/domain/chart/read-chart";
import { describe, expect, it } from "vitest";
import { paperColumns, tabColumns } from "./paper-columns.ts";

const usual = { size: 0, chords: true };
const song = (line: string, lines: number) => readChart(`${line}\n`.repeat(lines));

describe("columns on paper", () => {
  it("are two for a long song of short lines", () => {
    expect(paperColumns(song("Paper lanterns on the water", 60), usual)).toBe(2);
    expect(paperColumns(song("[G]Paper lanterns", 30), usual)).toBe(2);
  });

  it("are as many as the chart asks for", () => {
    expect(paperColumns(readChart("{columns: 3}\n[C]one"), usual)).toBe(3);
    expect(paperColumns(readChart(`{columns: 1}\n${"[G]Lanterns\n".repeat(60)}`), usual)).toBe(1);
  });

  it("are one where one will do", () => {
    expect(paperColumns(song("Paper lanterns on the water", 30), usual)).toBe(1);
    expect(paperColumns(song("[G]Paper lanterns", 30), { size: 0, chords: false })).toBe(1);
  });

  it("are one where a line would not fit in half a page", () => {
    const wide = "Paper lanterns on the water burning low until the morning";
    expect(paperColumns(song(wide, 60), usual)).toBe(1);
    expect(paperColumns(song("Paper lanterns on the water", 60), { size: 6, chords: true })).toBe(
      1,
    );
  });

  it("hold fewer letters of a tab the larger it is", () => {
    expect(tabColumns(-2)).toBeGreaterThan(tabColumns(0));
    expect(tabColumns(0)).toBeGreaterThan(tabColumns(6));
  });
});
