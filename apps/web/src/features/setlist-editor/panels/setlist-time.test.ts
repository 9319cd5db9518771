import { describe, expect, it } from "vitest";
import { setToFill } from "./setlist-time.ts";

const SETLIST = { numberSets: 2, songInterval: 10, includeEncore: true, bias: 0 };

const ofMinutes = (...minutes: number[]) => ({
  sets: minutes.map((each, index) => ({
    section: index + 1,
    songs: 9,
    seconds: each * 60,
    minutes: each,
  })),
});

describe("the set to fill", () => {
  it("is the one that is furthest from its share of the planned length", () => {
    const setlist = { ...SETLIST, plannedLength: 95 };
    expect(setToFill(setlist, ofMinutes(41, 33))).toEqual({ section: 2, minutes: 48 });
  });

  it("is none where each has its share, or no length is planned", () => {
    expect(setToFill({ ...SETLIST, plannedLength: 80 }, ofMinutes(52, 40))).toBeNull();
    expect(setToFill({ ...SETLIST, plannedLength: null }, ofMinutes(0, 0))).toBeNull();
  });
});
