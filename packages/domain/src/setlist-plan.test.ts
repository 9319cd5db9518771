import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueSongs, minutesBehind, planText } from "./setlist-plan.ts";
import { setlistTiming } from "./setlist-timing.ts";

const setlist = { numberSets: 2, songInterval: 10 };

function songs(section: number, from: number, ...lengths: number[]) {
  return lengths.map((seconds, index) => ({
    songId: from + index,
    setlistSectionId: section,
    sequence: index + 1,
    seconds,
  }));
}

const pause = (setlistSectionId: number, afterSequence: number, seconds: number) => ({
  setlistSectionId,
  afterSequence,
  seconds,
});

describe("the songs of a set list", () => {
  it("are due one after the other, with the gap, and what stands between", () => {
    expect(
      dueSongs(
        setlist,
        [...songs(1, 1, 200, 100), ...songs(2, 3, 300)],
        [pause(1, 1, 30), pause(1, 2, 900)],
      ),
    ).toEqual([
      { songId: 1, start: 0, end: 240 },
      { songId: 2, start: 240, end: 1240 },
      { songId: 3, start: 1240, end: 1540 },
    ]);
  });

  it("are due in the order of their places, the encore last", () => {
    const due = dueSongs(setlist, [...songs(4, 9, 60), ...songs(2, 1, 60, 60).toReversed()], []);
    expect(due.map(({ songId }) => songId)).toEqual([1, 2, 9]);
  });

  it("end when the set list does, by its running time", () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 8 });
    const pauses = fc.array(
      fc.record({
        setlistSectionId: fc.constantFrom(1, 2, 4),
        afterSequence: fc.integer({ min: 0, max: 9 }),
        seconds: fc.integer({ min: 0, max: 1800 }),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(
        lengths,
        lengths,
        lengths.filter(({ length }) => length > 0),
        pauses,
        fc.integer({ min: 0, max: 60 }),
        (one, two, encore, interludes, songInterval) => {
          const timed = {
            numberSets: 2,
            songInterval,
            includeEncore: true,
            bias: 0,
            plannedLength: null,
          };
          const entries = [
            ...songs(1, 1, ...one),
            ...songs(2, 101, ...two),
            ...songs(4, 201, ...encore),
          ];
          const due = dueSongs(timed, entries, interludes);
          expect(due.at(-1)?.end).toBe(setlistTiming(timed, entries, interludes).totalSeconds);
          due.forEach(({ start, end }) => expect(end).toBeGreaterThan(start));
          due.slice(1).forEach(({ start }, index) => expect(start).toBe(due[index]?.end));
        },
      ),
    );
  });
});

const MINUTE = 60_000;

describe("minutes behind the plan", () => {
  const due = dueSongs(setlist, songs(1, 1, 230, 230, 230), []);
  const first = { songId: 1, at: 0 };
  const behind = (songId: number, at: number, now = at) =>
    minutesBehind(due, first, { songId, at }, now);

  it("are as many as the song was begun too late, or too early", () => {
    expect(behind(1, 0)).toBe(0);
    expect(behind(2, 6 * MINUTE)).toBe(2);
    expect(behind(3, 7 * MINUTE)).toBe(-1);
  });

  it("stay while the song lasts, and grow once it is over its time", () => {
    expect(behind(2, 6 * MINUTE, 7 * MINUTE)).toBe(2);
    expect(behind(2, 4 * MINUTE, 8 * MINUTE)).toBe(0);
    expect(behind(2, 4 * MINUTE, 11 * MINUTE)).toBe(3);
  });

  it("count from the song that was begun with", () => {
    expect(
      minutesBehind(due, { songId: 2, at: 0 }, { songId: 3, at: 4 * MINUTE }, 4 * MINUTE),
    ).toBe(0);
  });

  it("are unknown for a song that was taken out", () => {
    expect(behind(7, 0)).toBeNull();
    expect(minutesBehind(due, { songId: 7, at: 0 }, first, 0)).toBeNull();
  });

  it("never shrink while one song goes on, and are the same on another day", () => {
    const time = fc.integer({ min: 0, max: 240 * MINUTE });
    fc.assert(
      fc.property(time, time, time, fc.constantFrom(1, 2, 3), (at, later, day, songId) => {
        const before = behind(songId, at) ?? 0;
        const after = behind(songId, at, at + later) ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(
          minutesBehind(due, { songId: 1, at: day }, { songId, at: at + day }, at + later + day),
        ).toBe(after);
      }),
    );
  });
});

it("minutes against the plan have their sign", () => {
  expect([2, -1, 0].map(planText)).toEqual(["+2 min", "−1 min", "on time"]);
});
