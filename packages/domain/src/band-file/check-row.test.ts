import { describe, expect, it } from "vitest";
import { problemOfRow } from "./check-row.ts";
import type { ColumnShape, ColumnType } from "./table-shape.ts";

const column = (type: ColumnType, more: Partial<ColumnShape> = {}): ColumnShape => ({
  name: "it",
  type,
  sqlType: type,
  length: null,
  nullable: false,
  hasDefault: false,
  refersTo: null,
  ...more,
});

const problem = (value: unknown, of: ColumnShape) =>
  problemOfRow(value === undefined ? {} : { it: value }, { name: "t", columns: [of] });

describe("a value of a row", () => {
  it.each<[ColumnType, readonly unknown[], readonly unknown[]]>([
    ["bool", [true], [1, "true"]],
    ["int2", [-32_768 + 1, 32_767], [32_768, 1.5, "1"]],
    ["int4", [2_147_483_647], [2_147_483_648, Number.NaN]],
    ["int8", [9_000_000_000], [1e300]],
    ["float8", [1.5], ["1.5", Number.POSITIVE_INFINITY]],
    ["text", ["", "words"], [1, "a\0b", "half \ud83c", "x".repeat(1_100_001)]],
    ["date", ["2028-02-29"], ["2026-02-30", "2026-1-1", "now", 20]],
    ["time", ["23:59"], ["24:00", "9:00"]],
    ["timestamptz", ["2026-11-23T18:00:00.000Z"], ["2026-11-23 18:00", "2026-02-30T18:00:00Z"]],
    ["uuid", ["0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e10"], ["0b7e5f86"]],
    ["jsonb", [[], { a: 1 }], ["x".repeat(100_000), "a\0b"]],
  ])("of type %s is one that the database takes", (type, good, bad) => {
    expect(good.map((value) => problem(value, column(type)))).toEqual(good.map(() => null));
    expect(bad.map((value) => problem(value, column(type)))).toEqual(
      bad.map(() => "has a wrong value for “it”"),
    );
  });

  it("is as long as its column, counted by characters", () => {
    const four = column("varchar", { length: 4 });
    expect([problem("🎸🎸🎸🎸", four), problem("12345", four)]).toEqual([
      null,
      "has a wrong value for “it”",
    ]);
  });

  it("may be missing where the database has one by itself", () => {
    expect(problem(undefined, column("text"))).toBe("has nothing for “it”");
    expect(problem(null, column("text", { hasDefault: true }))).toBe("has nothing for “it”");
    expect(problem(undefined, column("text", { hasDefault: true }))).toBeNull();
    expect(problem(null, column("text", { nullable: true }))).toBeNull();
  });
});

it.each([[null], [[]], ["row"]])("%j is no row", (row) => {
  expect(problemOfRow(row, { name: "t", columns: [] })).toBe("is no record");
});

it("a row has no field that its table does not have", () => {
  expect(problemOfRow({ more: 1 }, { name: "t", columns: [] })).toBe(
    "has “more”, which is not known here",
  );
});
