import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unguardFormula } from "./formula-guard.ts";
import { readCsv } from "./read-csv.ts";
import { writeCsvRecord } from "./write-csv.ts";

describe("a record of a table", () => {
  it.each([
    [["One", "Two"], "One,Two\r\n"],
    [["Rock, Pop"], '"Rock, Pop"\r\n'],
    [['The "Live" one'], '"The ""Live"" one"\r\n'],
    [["first\nsecond", ""], '"first\nsecond",\r\n'],
    [[" kept "], '" kept "\r\n'],
    [["שיר לשלום", "🎸"], "שיר לשלום,🎸\r\n"],
  ])("%j is written as %j", (cells, line) => expect(writeCsvRecord(cells)).toBe(line));

  it.each(["=1+1", "+44", "-2", "@SUM(A1)", "＝1", '=HYPERLINK("http://example.org")'])(
    "%s is no formula to a spreadsheet",
    (cell) => expect(writeCsvRecord([cell])).toMatch(/^"?'/),
  );

  it("leaves an apostrophe that begins a name alone", () => {
    expect(writeCsvRecord(["'Til Dawn"])).toBe("'Til Dawn\r\n");
    expect(unguardFormula("'Til Dawn")).toBe("'Til Dawn");
  });

  it("reads back as it was, whatever is in it", () => {
    const sign = fc.constantFrom(...Array.from("'=+-@\"\t\r\n,; a＝é🎸"));
    const text = fc.oneof(fc.string({ unit: sign }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(fc.array(text, { minLength: 2 }), (cells) => {
        const [record] = readCsv(writeCsvRecord(cells), ",").records;
        expect(record?.cells.map(unguardFormula)).toEqual(cells);
      }),
    );
  });

  it("never begins a cell like a formula", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("'=+-@\t\r\na")) }), (cell) => {
        const [record] = readCsv(writeCsvRecord(["head", cell]), ",").records;
        expect(record?.cells[1] ?? "").not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });
});
