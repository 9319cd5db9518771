import { describe, expect, it } from "vitest";
import { formatDays } from "./days-format.ts";

describe("a number of days", () => {
  it.each([
    [0, "0 days"],
    [1, "1 day"],
    [13, "13 days"],
  ])("under 14 is shown in days: %d", (days, shown) => expect(formatDays(days)).toBe(shown));

  it.each([
    [14, "2 weeks"],
    [17, "2 weeks"],
    [55, "8 weeks"],
  ])("under 56 is shown in weeks: %d", (days, shown) => expect(formatDays(days)).toBe(shown));

  it.each([
    [56, "2 months"],
    [365, "12 months"],
    [546, "18 months"],
  ])("under 547 is shown in months: %d", (days, shown) => expect(formatDays(days)).toBe(shown));

  it.each([
    [547, "1.5 years"],
    [731, "2 years"],
    [3653, "10 years"],
  ])("from 547 is shown in years: %d", (days, shown) => expect(formatDays(days)).toBe(shown));
});
