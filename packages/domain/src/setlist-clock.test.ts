import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { projectedTimes } from "./setlist-clock.ts";
import { setlistTiming } from "./setlist-timing.ts";

const setlist = {
  numberSets: 2,
  songInterval: 0,
  includeEncore: true,
  bias: 3,
  plannedLength: 90,
};
const song = (setlistSectionId: number, minutes: number) => ({
  setlistSectionId,
  seconds: minutes * 60,
});

describe("the times of a set list", () => {
  it("begin with the start, set after set, and the encore behind the last", () => {
    const timing = setlistTiming(setlist, [song(1, 40), song(2, 35), song(4, 8)]);
    expect(projectedTimes("20:45", timing)).toEqual({
      sets: [
        { section: 1, start: "20:45", finish: "21:25" },
        { section: 2, start: "21:25", finish: "22:00" },
      ],
      encore: { section: 4, start: "22:00", finish: "22:08" },
      finish: "22:11",
    });
  });

  it("leave room for a break at the end of a set", () => {
    const break_ = { setlistSectionId: 1, seconds: 900 };
    const timing = setlistTiming(setlist, [song(1, 40), song(2, 35)], [break_]);
    expect(projectedTimes("20:45", timing)?.sets[1]).toEqual({
      section: 2,
      start: "21:40",
      finish: "22:15",
    });
  });

  it("have a break between two sets, which ends the evening so much later", () => {
    const evening = { ...setlist, firstBreak: 20 };
    const timing = setlistTiming(evening, [song(1, 40), song(2, 35), song(4, 8)]);
    expect(projectedTimes("20:45", timing)).toEqual({
      sets: [
        { section: 1, start: "20:45", finish: "21:25" },
        { section: 2, start: "21:45", finish: "22:20" },
      ],
      encore: { section: 4, start: "22:20", finish: "22:28" },
      finish: "22:31",
    });
  });

  it("go on past midnight", () => {
    const timing = setlistTiming(setlist, [song(1, 40), song(2, 35)]);
    expect(projectedTimes("23:30", timing)?.sets).toEqual([
      { section: 1, start: "23:30", finish: "00:10" },
      { section: 2, start: "00:10", finish: "00:45" },
    ]);
  });

  it("end before they start where a bias takes away more than is played", () => {
    expect(projectedTimes("00:05", setlistTiming({ ...setlist, bias: -10 }, []))?.finish).toBe(
      "23:55",
    );
  });

  it("are to the nearest minute, without adding up what was rounded", () => {
    const seconds = [
      { setlistSectionId: 1, seconds: 89 },
      { setlistSectionId: 2, seconds: 89 },
    ];
    expect(projectedTimes("20:00", setlistTiming(setlist, seconds))?.sets).toEqual([
      { section: 1, start: "20:00", finish: "20:01" },
      { section: 2, start: "20:01", finish: "20:03" },
    ]);
  });

  it("are none while it is not known when the first set begins", () => {
    const timing = setlistTiming(setlist, []);
    expect([projectedTimes(null, timing), projectedTimes("", timing)]).toEqual([null, null]);
  });

  it("always have each set begin where the one before it ends", () => {
    const entries = fc.array(
      fc.record({
        setlistSectionId: fc.integer({ min: 1, max: 4 }),
        seconds: fc.integer({ min: 1, max: 7200 }),
      }),
    );
    const start = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
      const twoDigits = (part: number) => String(part).padStart(2, "0");
      return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
    });
    fc.assert(
      fc.property(start, entries, (startTime, played) => {
        const times = projectedTimes(startTime, setlistTiming(setlist, played));
        expect(times?.sets[0]?.start).toBe(startTime);
        expect(times?.sets[1]?.start).toBe(times?.sets[0]?.finish);
        expect(times?.encore.start).toBe(times?.sets[1]?.finish);
      }),
    );
  });
});
