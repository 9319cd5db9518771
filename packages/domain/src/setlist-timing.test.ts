import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  entrySeconds,
  setlistTiming,
  varianceOf,
  type TimedEntry,
  type TimedSetlist,
} from "./setlist-timing.ts";

const setlist: TimedSetlist = {
  numberSets: 2,
  songInterval: 10,
  includeEncore: true,
  bias: 0,
  plannedLength: 90,
};

function songs(section: number, ...seconds: number[]): TimedEntry[] {
  return seconds.map((length) => ({ setlistSectionId: section, seconds: length }));
}

describe("the length of an entry", () => {
  it("is its own, else its song's, else 250 seconds", () => {
    expect(entrySeconds({ seconds: 200, Song: { seconds: 180 } })).toBe(200);
    expect(entrySeconds({ seconds: null, Song: { seconds: 180 } })).toBe(180);
    expect(entrySeconds({ seconds: null, Song: { seconds: null } })).toBe(250);
    expect(entrySeconds({})).toBe(250);
  });

  it("counts 0 as unknown", () => {
    expect(entrySeconds({ seconds: 0, Song: { seconds: 180 } })).toBe(180);
    expect(entrySeconds({ seconds: 1 })).toBe(1);
    expect(entrySeconds({ seconds: 0, Song: { seconds: 0 } })).toBe(250);
  });
});

describe("a set", () => {
  it("is its songs and the interval between them", () => {
    const timing = setlistTiming(setlist, songs(1, 200, 220, 180));
    expect(timing.sets[0]).toEqual({ section: 1, songs: 3, seconds: 620, minutes: 10 });
  });

  it("without songs, or with one, has no interval", () => {
    const timing = setlistTiming(setlist, songs(2, 200));
    expect(timing.sets.map(({ seconds }) => seconds)).toEqual([0, 200]);
  });

  it("has no interval while none is typed", () => {
    const timing = setlistTiming({ ...setlist, songInterval: null }, songs(1, 200, 220));
    expect(timing.totalSeconds).toBe(420);
  });

  it("that was taken away does not count", () => {
    expect(setlistTiming(setlist, songs(3, 200)).totalSeconds).toBe(0);
  });

  it("is shown to the nearest minute", () => {
    const minutes = [29, 30, 89, 90].map(
      (seconds) => setlistTiming(setlist, songs(1, seconds)).sets[0]?.minutes,
    );
    expect(minutes).toEqual([0, 1, 1, 2]);
  });
});

describe("what stands between songs", () => {
  it("takes its time in its own set, and no interval", () => {
    const interludes = [
      { setlistSectionId: 1, seconds: 900 },
      { setlistSectionId: 1, seconds: 20 },
      { setlistSectionId: 4, seconds: 30 },
    ];
    const { sets, encore } = setlistTiming(setlist, songs(1, 200, 220), interludes);
    expect(sets.map(({ seconds }) => seconds)).toEqual([1350, 0]);
    expect(encore.seconds).toBe(30);
  });
});

describe("the break between two sets", () => {
  it("counts neither in the set before it nor against the planned length", () => {
    const played = [...songs(1, 2700), ...songs(2, 2700)];
    const { sets, breaks, totalMinutes, variance } = setlistTiming(
      { ...setlist, firstBreak: 20 },
      played,
    );
    expect(sets.map(({ minutes }) => minutes)).toEqual([45, 45]);
    expect(breaks).toEqual([{ after: 1, minutes: 20 }]);
    expect(totalMinutes).toBe(90);
    expect(variance?.label).toBe("Dead On");
  });
});

describe("the encore", () => {
  it("has the interval after every song", () => {
    const timing = setlistTiming(setlist, songs(4, 200, 220));
    expect(timing.encore).toEqual({ section: 4, songs: 2, seconds: 440, minutes: 7 });
    expect(timing.totalSeconds).toBe(440);
  });

  it("counts only when it is included", () => {
    const without = setlistTiming({ ...setlist, includeEncore: false }, songs(4, 200, 220));
    expect(without.encore.seconds).toBe(440);
    expect(without.totalSeconds).toBe(0);
  });
});

describe("the total", () => {
  it("is rounded once, not set by set", () => {
    const timing = setlistTiming(setlist, [...songs(1, 89), ...songs(2, 89)]);
    expect(timing.sets.map(({ minutes }) => minutes)).toEqual([1, 1]);
    expect(timing.totalMinutes).toBe(3);
  });

  it("has the bias on top", () => {
    expect(setlistTiming({ ...setlist, bias: 15 }, songs(1, 5400)).totalMinutes).toBe(105);
    expect(setlistTiming({ ...setlist, bias: 15 }, songs(1, 600)).totalMinutes).toBe(25);
    expect(setlistTiming({ ...setlist, bias: -4 }, songs(1, 600)).totalMinutes).toBe(6);
  });
});

describe("the variance", () => {
  it.each([
    [0, "Dead On", true],
    [2, "Dead On", true],
    [-2, "Dead On", true],
    [3, "Close", true],
    [-5, "Close", true],
    [6, "Over", false],
    [-6, "Under", false],
  ])("of %d minutes is %s", (minutes, label, isGood) => {
    expect(varianceOf(minutes)).toEqual({ minutes, label, isGood });
  });

  it("is the total less the planned length", () => {
    const timing = setlistTiming({ ...setlist, plannedLength: 8, bias: 1 }, songs(1, 600));
    expect(timing.variance).toEqual({ minutes: 3, label: "Close", isGood: true });
  });

  it("is none while no length is planned", () => {
    expect(setlistTiming({ ...setlist, plannedLength: null }, []).variance).toBeNull();
  });
});

describe("whatever the songs", () => {
  const entry = fc.record({
    setlistSectionId: fc.integer({ min: 1, max: 4 }),
    seconds: fc.option(fc.nat(1200)),
    Song: fc.record({ seconds: fc.option(fc.nat(1200)) }),
  });
  const anySetlist = fc.record({
    numberSets: fc.integer({ min: 1, max: 3 }),
    songInterval: fc.nat(3600),
    includeEncore: fc.boolean(),
    bias: fc.integer({ min: -120, max: 120 }),
    plannedLength: fc.integer({ min: 1, max: 1440 }),
  });

  it("their order changes nothing", () => {
    fc.assert(
      fc.property(anySetlist, fc.array(entry), (list, entries) => {
        expect(setlistTiming(list, entries.toReversed())).toEqual(setlistTiming(list, entries));
      }),
    );
  });

  it("the total is that of the sets and the encore that count", () => {
    fc.assert(
      fc.property(anySetlist, fc.array(entry), (list, entries) => {
        const { sets, encore, totalSeconds } = setlistTiming(list, entries);
        const ofSets = sets.reduce((sum, { seconds }) => sum + seconds, 0);
        expect(totalSeconds).toBe(ofSets + (list.includeEncore ? encore.seconds : 0));
      }),
    );
  });

  it("one more song never makes a set list shorter", () => {
    fc.assert(
      fc.property(anySetlist, fc.array(entry), entry, (list, entries, added) => {
        const before = setlistTiming(list, entries).totalSeconds;
        return setlistTiming(list, [...entries, added]).totalSeconds >= before;
      }),
    );
  });
});
