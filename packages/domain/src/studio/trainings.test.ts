import { describe, expect, it } from "vitest";
import { byDay, MOST_TRAININGS, type Training, withTried } from "./trainings.ts";

const SOLO = { section: "Solo", region: { start: 60, end: 76 } };
const none: readonly Training[] = [];

describe("what is trained", () => {
  it("tells from where to where it went, and the fastest that was made", () => {
    const tried = [
      { ...SOLO, speed: 0.7, isMade: true },
      { ...SOLO, speed: 0.75, isMade: true },
      { ...SOLO, speed: 0.8, isMade: false },
      { ...SOLO, speed: 0.75, isMade: true },
    ].reduce(withTried, none);
    expect(tried).toEqual([
      {
        section: "Solo",
        start: 60,
        end: 76,
        from: 0.7,
        to: 0.75,
        best: 0.75,
        passes: 3,
        misses: 1,
      },
    ]);
  });

  it("has nothing that was made where each try was a miss", () => {
    expect(withTried(none, { ...SOLO, speed: 0.7, isMade: false })[0]?.best).toBeNull();
  });

  it("is each loop by itself, the last one last", () => {
    const bridge = { section: "Bridge", region: { start: 90, end: 98 } };
    const tried = [
      { ...SOLO, speed: 0.7, isMade: true },
      { ...bridge, speed: 0.5, isMade: true },
      { ...SOLO, speed: 0.75, isMade: true },
    ].reduce(withTried, none);
    expect(tried.map(({ section, passes }) => [section, passes])).toEqual([
      ["Bridge", 1],
      ["Solo", 2],
    ]);
  });

  it("is a score of loops at most", () => {
    const tried = Array.from({ length: 30 }, (_, at) => ({
      section: null,
      region: { start: at * 10, end: at * 10 + 4 },
      speed: 0.7,
      isMade: true,
    })).reduce(withTried, none);
    expect(tried).toHaveLength(MOST_TRAININGS);
  });

  it("is told once a day, from the first practice of it to the last", () => {
    const day = { section: "Solo", start: 60, end: 76, day: "2026-11-21" };
    const evening = { ...day, from: 0.8, to: 0.9, best: null, passes: 0, misses: 2 };
    const morning = { ...day, from: 0.7, to: 0.85, best: 0.8, passes: 3, misses: 1 };
    const before = { ...morning, day: "2026-11-20" };
    expect(byDay([evening, morning, before])).toEqual([
      { ...day, from: 0.7, to: 0.9, best: 0.8, passes: 3, misses: 3 },
      before,
    ]);
  });
});
