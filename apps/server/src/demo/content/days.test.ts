import { describe, expect, it } from "vitest";
import { weekdayFrom } from "./days.ts";

describe("a weekday counted from today", () => {
  it.each([
    [6, "saturday", "2026-11-28"],
    [8, "saturday", "2026-11-28"],
    [9, "saturday", "2026-12-05"],
    [0, "friday", "2026-11-20"],
    [-10, "thursday", "2026-11-12"],
  ] as const)("%i days from Friday 20 November 2026, the %s is %s", (days, weekday, date) => {
    expect(weekdayFrom("2026-11-20", days, weekday)).toBe(date);
  });
});
