import { describe, expect, it } from "vitest";
import { isWithin, rangeProblem, unavailableOn, unavailableWords } from "./blocked-dates.ts";

const AUGUST = { firstDay: "2027-08-01", lastDay: "2027-08-14" };

describe("blocked dates", () => {
  it.each([
    ["2027-07-31", false],
    ["2027-08-01", true],
    ["2027-08-14", true],
    ["2027-08-15", false],
  ])("hold on %s: %j", (day, held) => {
    expect(isWithin(AUGUST, day)).toBe(held);
  });

  it.each([
    [AUGUST, null],
    [{ firstDay: "2027-08-01", lastDay: "2027-08-01" }, null],
    [{ firstDay: "2027-08-01", lastDay: "2027-07-31" }, "The last day is before the first"],
    [{ firstDay: "2027-08-01", lastDay: "2028-07-31" }, null],
    [{ firstDay: "2027-08-01", lastDay: "2028-08-01" }, "A year at most"],
  ])("of %j: %j", (range, problem) => {
    expect(rangeProblem(range)).toBe(problem);
  });
});

describe("who is not available", () => {
  it("is who has blocked the day, in whichever of several ranges", () => {
    const joss = {
      nickname: "Joss",
      unavailable: [{ firstDay: "2027-01-01", lastDay: "2027-01-02" }, AUGUST],
    };
    const ana = { nickname: "Ana", unavailable: [] };
    expect(unavailableOn([joss, ana], "2027-08-02")).toEqual([joss]);
  });

  it.each([
    [[], null],
    [["Joss"], "Joss is not available"],
    [["Joss", "Ana"], "Joss and Ana are not available"],
    [["Joss", "Ana", "Theo"], "Joss, Ana and Theo are not available"],
  ])("is said of %j as %j", (nicknames, words) => {
    expect(unavailableWords(nicknames)).toBe(words);
  });
});
