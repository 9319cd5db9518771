import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  biasAtPace,
  GIG_REPORT_MESSAGES,
  mayBeReported,
  playedMinutes,
  reckonedSeconds,
  usualPace,
  wrongTimes,
} from "./gig-report.ts";

const gig = {
  eventDate: "2027-09-18",
  startTime: "21:00",
  eventStatusTag: "C",
  publicPerformance: true,
};

describe("a gig", () => {
  it.each([
    ["once it has begun", {}, "2027-09-18", "21:00", true],
    ["on the day after", {}, "2027-09-19", "00:10", true],
    ["not before", {}, "2027-09-18", "20:59", false],
    ["all day long where its time is not known", { startTime: null }, "2027-09-18", "08:00", true],
    ["never where it was called off", { eventStatusTag: "X" }, "2027-09-19", "12:00", false],
    ["never as a rehearsal", { publicPerformance: false }, "2027-09-19", "12:00", false],
  ])("has something to tell %s", (_, changed, date, time, expected) => {
    expect(mayBeReported({ ...gig, ...changed }, { date, time })).toBe(expected);
  });

  it.each([
    ["21:00", "23:15", 30, 105],
    ["22:30", "01:00", null, 150],
    ["21:00", null, 15, null],
    [null, "23:00", null, null],
  ])(
    "from %j to %j with breaks of %j plays %j minutes",
    (startedAt, endedAt, breakMinutes, minutes) => {
      expect(playedMinutes({ startedAt, endedAt, breakMinutes })).toBe(minutes);
    },
  );

  it("plays some time, whatever its breaks", () => {
    const evening = { startedAt: "21:00", endedAt: "22:00" };
    expect(wrongTimes({ ...evening, breakMinutes: 59 })).toBeNull();
    expect(wrongTimes({ ...evening, breakMinutes: 60 })).toEqual({
      path: "breakMinutes",
      message: GIG_REPORT_MESSAGES.breaksTooLong,
    });
    expect(wrongTimes({ ...evening, endedAt: "21:00", breakMinutes: null })).toEqual({
      path: "endedAt",
      message: GIG_REPORT_MESSAGES.noTime,
    });
  });
});

describe("what was played", () => {
  it("is reckoned by its songs, the time between them and what is said, without the breaks", () => {
    const songs = [{ seconds: 200 }, { seconds: null, Song: { seconds: 180 } }, { Song: null }];
    const interludes = [
      { kind: "break", seconds: 1200 },
      { kind: "spoken", seconds: 40 },
    ] as const;
    expect(reckonedSeconds(songs, interludes, 15)).toBe(200 + 180 + 250 + 40 + 30);
    expect(reckonedSeconds([], [], 15)).toBe(0);
  });
});

describe("the pace of a band", () => {
  const at = (minutes: number, reckoned = 3600) => ({ minutes, reckonedSeconds: reckoned });

  it("is what its last gigs took against what was reckoned", () => {
    expect(usualPace([at(66)])).toBeCloseTo(1.1);
    expect(usualPace([at(60), at(72)])).toBeCloseTo(1.1);
  });

  it("is the middle one, so that one odd evening says little", () => {
    expect(usualPace([at(63), at(240), at(66)])).toBeCloseTo(1.1);
  });

  it("is not known before anything was told", () => {
    expect(usualPace([])).toBeNull();
    expect(usualPace([at(0), at(60, 0)])).toBeNull();
  });

  it("makes the bias of another set list", () => {
    expect(biasAtPace(5400, 1.1)).toBe(9);
    expect(biasAtPace(5400, 0.94)).toBe(-5);
    expect(biasAtPace(0, 1.1)).toBe(0);
    expect(biasAtPace(36_000, 9)).toBe(120);
  });

  it("lies between its quickest and its slowest gig", () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1 });
    fc.assert(
      fc.property(minutes, (taken) => {
        const pace = usualPace(taken.map((one) => at(one))) ?? 0;
        expect(pace).toBeGreaterThanOrEqual(Math.min(...taken) / 60);
        expect(pace).toBeLessThanOrEqual(Math.max(...taken) / 60);
      }),
    );
  });
});
