import { describe, expect, it } from "vitest";
import { dayFromToday, dayOfYear } from "./day-words.ts";

const TODAY = "2026-11-23";

describe("how far off a day is", () => {
  it.each([
    ["2026-11-23", "Today"],
    ["2026-11-24", "Tomorrow"],
    ["2026-11-29", "In 6 days"],
    ["2026-12-14", "In 3 weeks"],
    ["2027-02-20", "In 3 months"],
    ["2026-11-22", "Yesterday"],
    ["2026-11-17", "6 days ago"],
    ["tomorrow", ""],
  ])("%s is %s", (date, words) => {
    expect(dayFromToday(date, TODAY)).toBe(words);
  });
});

describe("a day by its name", () => {
  it.each([
    ["2026-11-28", "Sat 28 Nov"],
    ["2026-12-05", "Sat 5 Dec"],
    ["2027-01-02", "Sat 2 Jan 2027"],
    ["2026-02-30", ""],
  ])("of %s is %s", (date, words) => {
    expect(dayOfYear(date, TODAY)).toBe(words);
  });
});
