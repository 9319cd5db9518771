import { setlistTiming, varianceOf } from "@bandstand/domain/setlist-timing";
import { describe, expect, it } from "vitest";
import { runningTimeWords, varianceWords } from "./running-time-words.ts";

describe("a running time in words", () => {
  it("says how much is missing or too much beside its label", () => {
    expect([0, -2, 4, 12, -9].map((minutes) => varianceWords(varianceOf(minutes)))).toEqual([
      "Dead On · on time",
      "Dead On · 2 min short",
      "Close · 4 min too long",
      "Over · 12 min too long",
      "Under · 9 min short",
    ]);
  });

  it("says all that the picture shows", () => {
    const setlist = {
      numberSets: 2,
      songInterval: 0,
      includeEncore: false,
      bias: 0,
      plannedLength: 10,
    };
    const entries = [600, 120].map((seconds, index) => ({
      setlistSectionId: index === 0 ? 1 : 4,
      seconds,
      Song: { seconds: null },
    }));
    expect(runningTimeWords(setlist, setlistTiming(setlist, entries))).toBe(
      "Running time 10 min. Planned 10 min. Dead On · on time. First Set: 1 song, 10 min. Encore: 1 song, 2 min, not counted",
    );
  });
});
