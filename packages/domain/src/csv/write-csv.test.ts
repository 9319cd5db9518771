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

  it.each([
    [" =1", `" '=1"\r\n`],
    ["\u00a0=1", `"\u00a0'=1"\r\n`],
    ["\u200b=1", "\u200b'=1\r\n"],
    ["\u3000=1", `"\u3000'=1"\r\n`],
    ["\v=1", `"\v'=1"\r\n`],
    ["\f=1", `"\f'=1"\r\n`],
  ])("%j is none either, behind what some programs pass over", (cell, line) => {
    expect(writeCsvRecord([cell])).toBe(line);
  });

  it.each([
    ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
    ["Watch out\n=1+1", "Watch out\n'=1+1"],
    ["Watch out\r\n @SUM(A1)", "Watch out\r\n '@SUM(A1)"],
    ["a;-1+cmd|' /C calc'!A0", "a;'-1+cmd|' /C calc'!A0"],
    ['a;"=1+1', `a;""'=1+1`],
  ])("%j is none where semicolons part the cells", (cell, guarded) => {
    expect(writeCsvRecord([cell])).toBe(`"${guarded}"\r\n`);
  });

  it("leaves the dashes of a list in the notes alone", () => {
    expect(writeCsvRecord(["Bring:\n- capo\n- slide"])).toBe('"Bring:\n- capo\n- slide"\r\n');
  });

  it.each([[" ".repeat(500_000)], ["\n' ".repeat(200_000)], [`\n${"-".repeat(500_000)}`]])(
    "is written in a moment, however odd a long text is",
    (cell) => {
      expect(unguardFormula(writeCsvRecord([cell]).slice(1, -3))).toHaveLength(cell.length);
    },
  );

  it("leaves an apostrophe that begins a name alone", () => {
    expect(writeCsvRecord(["'Til Dawn"])).toBe("'Til Dawn\r\n");
    expect(unguardFormula("'Til Dawn")).toBe("'Til Dawn");
  });

  it("reads back as it was, whatever is in it", () => {
    const sign = fc.constantFrom(...Array.from("'=+-@\"\t\r\n,;(| a＝é🎸\u200b"));
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

  it("has no formula in any cell, whatever parts the cells, and whether marks hold them together", () => {
    const sign = fc.constantFrom(...Array.from("'=@\"\t\r\n,; a\u00a0\u200b\v\ufeff"));
    const cells = fc.array(fc.string({ unit: sign }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(cells, fc.constantFrom(";" as const, "\t" as const), (record, delimiter) => {
        const text = writeCsvRecord(record);
        const read = readCsv(text, delimiter).records.flatMap((found) => found.cells);
        for (const cell of [...read, ...text.split(/[;\t\r\n]/)])
          expect(cell.replace(/^[\s\u200b\ufeff"]+/, "")).not.toMatch(/^[=@]/);
      }),
      { numRuns: 2_000 },
    );
  });
});
