import { describe, expect, it } from "vitest";
import { musicWords, playedAgainstPlan, timesWords } from "./report-words.ts";

const EVENING = { startedAt: "20:36", endedAt: "22:51", breakMinutes: 24 };

describe("the times of a gig", () => {
  it.each([
    [EVENING, "20:36–22:51 · breaks of 24 min"],
    [{ ...EVENING, breakMinutes: null }, "20:36–22:51"],
    [{ ...EVENING, endedAt: null, breakMinutes: 0 }, "20:36–…"],
    [{ startedAt: null, endedAt: null, breakMinutes: 20 }, "breaks of 20 min"],
    [{ startedAt: null, endedAt: null, breakMinutes: null }, null],
  ])("of %j are %j", (times, words) => {
    expect(timesWords(times)).toBe(words);
  });

  it.each([
    [103 * 60, "1 h 51 min of music, 8 min longer than reckoned"],
    [111 * 60 + 20, "1 h 51 min of music, as reckoned"],
    [180 * 60, "1 h 51 min of music, 1 h 9 min shorter than reckoned"],
    [0, "1 h 51 min of music"],
    [null, "1 h 51 min of music"],
  ])("say how long the music was where %j seconds were reckoned", (reckoned, words) => {
    expect(musicWords(EVENING, reckoned)).toBe(words);
  });

  it("say nothing of the music while an end is missing", () => {
    expect(musicWords({ ...EVENING, endedAt: null }, 6000)).toBeNull();
  });
});

describe("what was played", () => {
  const lanterns = { songId: 1, title: "Lanterns" };
  const marigold = { songId: 2, title: "Marigold" };
  const tidewater = { songId: 3, title: "Tidewater" };

  it("is told against what was planned", () => {
    expect(playedAgainstPlan([tidewater, lanterns], [lanterns, marigold])).toEqual({
      count: 2,
      leftOut: ["Marigold"],
      besides: ["Tidewater"],
    });
  });

  it("came not besides where nothing was planned", () => {
    expect(playedAgainstPlan([tidewater], [])).toEqual({ count: 1, leftOut: [], besides: [] });
  });
});
