import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CsvRecord, readCsv } from "./read-csv.ts";

const cellsOf = (records: readonly CsvRecord[]) => records.map(({ cells }) => cells);

describe("a table of text", () => {
  it("has cells between delimiters and records between line ends of any kind", () => {
    const { records } = readCsv("a,b\r\nc,d\ne,f\rg,h", ",");
    expect(cellsOf(records)).toEqual([
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
      ["g", "h"],
    ]);
  });

  it("may hold delimiters, line breaks and doubled quotation marks within quotation marks", () => {
    const { records } = readCsv('"Hello, Goodbye";"one\r\ntwo";"say ""yes"""', ";");
    expect(cellsOf(records)).toEqual([["Hello, Goodbye", "one\r\ntwo", 'say "yes"']]);
  });

  it("tells the line on which each record begins", () => {
    const { records } = readCsv('Title,Notes\n\nOne,"a\nb\nc"\nTwo,d\n', ",");
    expect(records.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it("keeps empty cells and passes over empty lines", () => {
    expect(cellsOf(readCsv("a,\n\n,b\n\n", ",").records)).toEqual([
      ["a", ""],
      ["", "b"],
    ]);
  });

  it("takes a quotation mark within a cell for itself, and what follows a closing one as text", () => {
    expect(cellsOf(readCsv('7" Single,"Hello" World', ",").records)).toEqual([
      ['7" Single', "Hello World"],
    ]);
  });

  it("names the line of a quotation mark that is never closed", () => {
    const table = readCsv('a,b\nc,"d\ne,f\n', ",");
    expect(table.unclosedLine).toBe(2);
    expect(cellsOf(table.records)).toEqual([
      ["a", "b"],
      ["c", "d\ne,f\n"],
    ]);
    expect(readCsv('a,"b"', ",").unclosedLine).toBeNull();
  });

  it("is nothing where the text is empty", () => {
    expect(readCsv("", ",").records).toEqual([]);
  });
});

it("reads back every table that is written as RFC 4180 says, with its lines", () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('"', '""', "a\nb", "c\r\nd", ",", ";", "\t", "😀"),
  );
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 });
  const delimiters = fc.constantFrom("," as const, ";" as const, "\t" as const);
  fc.assert(
    fc.property(table, delimiters, (rows, delimiter) => {
      const lines = rows.map((cells) =>
        cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter),
      );
      const { records, unclosedLine } = readCsv(lines.join("\r\n"), delimiter);
      expect(cellsOf(records)).toEqual(rows);
      expect(unclosedLine).toBeNull();
      const text = lines.join("\r\n");
      const ends = text.match(/\r\n|\r|\n/g)?.length ?? 0;
      expect(records.at(-1)?.line).toBeLessThanOrEqual(ends + 1);
    }),
  );
});

it("reads 50,000 lines", () => {
  const text = `Title,Artist\n${'"Song, the","Somebody",4:05\n'.repeat(50_000)}`;
  expect(readCsv(text, ",").records).toHaveLength(50_001);
});
