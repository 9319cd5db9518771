import { readChart } from "@bandstand/domain/chart/read-chart";
import { describe, expect, it } from "vitest";
import { paperLayout, tabColumns } from "./paper-columns.ts";

const usual = { size: 0, chords: true };
const columnsOf = (...given: Parameters<typeof paperLayout>) => paperLayout(...given).columns;
const song = (line: string, lines: number) => readChart(`${line}\n`.repeat(lines));

describe("columns on paper", () => {
  it("are two for a long song of short lines", () => {
    expect(columnsOf(song("Paper lanterns on the water", 60), usual)).toBe(2);
    expect(columnsOf(song("[G]Paper lanterns", 30), usual)).toBe(2);
  });

  it("are two with a little less text where that makes them hold whole lines", () => {
    const close = "Burning low until the morning light finds us";
    expect(paperLayout(song(close, 60), usual)).toEqual({ columns: 2, tight: true });
    expect(paperLayout(song(close, 30), usual)).toEqual({ columns: 1, tight: false });
    expect(paperLayout(song("Paper lanterns on the water", 60), usual).tight).toBe(false);
  });

  it("are as many as the chart asks for", () => {
    expect(columnsOf(readChart("{columns: 3}\n[C]one"), usual)).toBe(3);
    expect(columnsOf(readChart(`{columns: 1}\n${"[G]Lanterns\n".repeat(60)}`), usual)).toBe(1);
  });

  it("are one where one will do", () => {
    expect(columnsOf(song("Paper lanterns on the water", 30), usual)).toBe(1);
    expect(columnsOf(song("[G]Paper lanterns", 30), { size: 0, chords: false })).toBe(1);
  });

  it("are one where a line would not fit in half a page", () => {
    const wide = "Paper lanterns on the water burning low until the morning";
    expect(columnsOf(song(wide, 60), usual)).toBe(1);
    expect(columnsOf(song("Paper lanterns on the water", 60), { size: 6, chords: true })).toBe(1);
  });

  it("hold fewer letters of a tab the larger it is", () => {
    expect(tabColumns(-2)).toBeGreaterThan(tabColumns(0));
    expect(tabColumns(0)).toBeGreaterThan(tabColumns(6));
  });
});
