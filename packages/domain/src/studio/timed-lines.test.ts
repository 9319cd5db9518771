import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineAt, lineTimes, placeLine, withoutLine } from "./timed-lines.ts";

describe("placing lines", () => {
  it("keeps them in the order of the words", () => {
    const timed = placeLine(placeLine([], { line: 4, time: 20 }), { line: 1, time: 5 });
    expect(timed).toEqual([
      { line: 1, time: 5 },
      { line: 4, time: 20 },
    ]);
  });

  it("places a line anew", () => {
    expect(placeLine([{ line: 1, time: 5 }], { line: 1, time: 6 })).toEqual([{ line: 1, time: 6 }]);
  });

  it("drops what would be sung in the wrong order", () => {
    const timed = [
      { line: 0, time: 2 },
      { line: 1, time: 9 },
      { line: 3, time: 12 },
    ];
    expect(placeLine(timed, { line: 2, time: 8 })).toEqual([
      { line: 0, time: 2 },
      { line: 2, time: 8 },
      { line: 3, time: 12 },
    ]);
  });

  it("takes one back", () => {
    expect(withoutLine([{ line: 1, time: 5 }], 1)).toEqual([]);
  });
});

describe("the times of lines", () => {
  it("lie evenly between those that are placed", () => {
    const timed = [
      { line: 0, time: 10 },
      { line: 4, time: 18 },
    ];
    expect(lineTimes(timed, 5, 60)).toEqual([10, 12, 14, 16, 18]);
  });

  it("go on at the same pace before the first and behind the last", () => {
    const timed = [
      { line: 2, time: 10 },
      { line: 3, time: 13 },
    ];
    expect(lineTimes(timed, 6, 60)).toEqual([4, 7, 10, 13, 16, 19]);
  });

  it("hurry where the recording has no room for that pace", () => {
    const timed = [
      { line: 2, time: 4 },
      { line: 3, time: 10 },
    ];
    expect(lineTimes(timed, 6, 16)).toEqual([0, 2, 4, 10, 12, 14]);
  });

  it("are spread over the recording while none is placed", () => {
    expect(lineTimes([], 4, 60)).toEqual([0, 15, 30, 45]);
    expect(lineTimes([], 0, 60)).toEqual([]);
  });

  it("pass over what belongs to longer words or another recording", () => {
    const timed = [
      { line: 0, time: 10 },
      { line: 1, time: 5 },
      { line: 2, time: 90 },
      { line: 9, time: 20 },
    ];
    expect(lineTimes(timed, 3, 40)).toEqual(lineTimes([{ line: 0, time: 10 }], 3, 40));
  });

  const taps = fc.array(
    fc.record({ line: fc.nat({ max: 30 }), time: fc.double({ min: 0, max: 300, noNaN: true }) }),
    { maxLength: 20 },
  );

  it("rise, within the recording, whatever was tapped", () => {
    fc.assert(
      fc.property(taps, fc.integer({ min: 1, max: 40 }), (given, count) => {
        const times = lineTimes(given.reduce(placeLine, []), count, 300);
        expect(times).toHaveLength(count);
        for (const [line, time] of times.entries()) {
          expect(time).toBeGreaterThanOrEqual(line === 0 ? 0 : (times[line - 1] ?? 0) - 1e-9);
          expect(time).toBeLessThanOrEqual(300);
        }
      }),
    );
  });

  it("are those that were tapped, to the last", () => {
    fc.assert(
      fc.property(taps, (given) => {
        const timed = given.reduce(placeLine, []);
        const times = lineTimes(timed, 31, 300);
        for (const { line, time } of timed) expect(times[line]).toBeCloseTo(time, 6);
      }),
    );
  });
});

describe("the line that is sung", () => {
  it("is the last that has begun", () => {
    expect([0, 10, 11.9, 12, 99].map((time) => lineAt([10, 12, 14], time))).toEqual([
      -1, 0, 0, 1, 2,
    ]);
    expect(lineAt([], 5)).toBe(-1);
  });
});
