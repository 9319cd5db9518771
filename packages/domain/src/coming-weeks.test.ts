import { describe, expect, it } from "vitest";
import { comingWeeks, endOfComingWeeks, mondayOf } from "./coming-weeks.ts";

const on = (eventDate: string) => ({ eventDate });

describe("the coming weeks", () => {
  it.each([
    ["2026-11-23", "2026-11-23"],
    ["2026-11-28", "2026-11-23"],
    ["2026-11-29", "2026-11-23"],
    ["2027-01-01", "2026-12-28"],
  ])("begin on a Monday: that of %s is %s", (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it("are eight, this one included", () => {
    const weeks = comingWeeks([], "2026-11-25");
    expect(weeks.map(({ monday }) => monday)).toEqual([
      "2026-11-23",
      "2026-11-30",
      "2026-12-07",
      "2026-12-14",
      "2026-12-21",
      "2026-12-28",
      "2027-01-04",
      "2027-01-11",
    ]);
    expect(endOfComingWeeks("2026-11-25")).toBe("2027-01-18");
  });

  it("hold what is from today on, each in its week and by date", () => {
    const weeks = comingWeeks(
      [on("2026-11-29"), on("2026-11-25"), on("2026-11-24"), on("2026-11-30"), on("2027-01-18")],
      "2026-11-25",
    );
    expect(weeks.map(({ events }) => events.map(({ eventDate }) => eventDate))).toEqual([
      ["2026-11-25", "2026-11-29"],
      ["2026-11-30"],
      ...Array.from({ length: 6 }, () => []),
    ]);
  });
});
