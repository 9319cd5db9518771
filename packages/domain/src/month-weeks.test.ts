import { expect, it } from "vitest";
import { addMonths, monthName, monthWeeks } from "./month-weeks.ts";

it("a month is told in whole weeks from Monday to Sunday", () => {
  const weeks = monthWeeks("2026-12");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe("2027-01-03");
});

it.each([
  ["2027-02", 4],
  ["2026-08", 6],
])("%s has %d weeks", (month, weeks) => {
  expect(monthWeeks(month)).toHaveLength(weeks);
});

it.each([
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-11", 0, "2026-11"],
])("%s and %d is %s", (month, months, other) => {
  expect(addMonths(month, months)).toBe(other);
});

it("a month goes by its name and year", () => {
  expect(monthName("2026-12")).toBe("December 2026");
});
