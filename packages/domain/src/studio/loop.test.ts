import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  firstLoop,
  loopBetween,
  loopFrom,
  loopUntil,
  sectionAround,
  SHORTEST_LOOP,
} from "./loop.ts";

describe("a loop without a region", () => {
  it("begins with five seconds around the playhead", () => {
    expect(firstLoop(60, 200)).toEqual({ start: 57.5, end: 62.5 });
  });

  it("is cut at the ends of the recording", () => {
    expect(firstLoop(1, 200)).toEqual({ start: 0, end: 3.5 });
    expect(firstLoop(199, 200)).toEqual({ start: 196.5, end: 200 });
  });
});

describe("a region between two times", () => {
  it("goes from the earlier to the later", () => {
    expect(loopBetween(9, 4, 200)).toEqual({ start: 4, end: 9 });
  });

  it("is none where they are too close", () => {
    expect(loopBetween(4, 4.1, 200)).toBeNull();
  });

  it("lies within the recording, and can be heard", () => {
    const time = fc.double({ min: -50, max: 500, noNaN: true });
    fc.assert(
      fc.property(time, time, fc.double({ min: 0.2, max: 400, noNaN: true }), (one, other, end) => {
        const region = loopBetween(one, other, end);
        if (region === null) return;
        expect(region.start).toBeGreaterThanOrEqual(0);
        expect(region.end).toBeLessThanOrEqual(end);
        expect(region.end - region.start).toBeGreaterThanOrEqual(SHORTEST_LOOP);
      }),
    );
  });
});

describe("a loop that is set while it plays", () => {
  const region = { start: 10, end: 20 };

  it("begins where it is heard, and ends where it did", () => {
    expect(loopFrom(14, region, 100)).toEqual({ start: 14, end: 20 });
    expect(loopFrom(30, region, 100)).toEqual({ start: 30, end: 100 });
    expect(loopFrom(30, null, 100)).toEqual({ start: 30, end: 100 });
  });

  it("ends where it is heard, and begins where it did", () => {
    expect(loopUntil(14, region, 100)).toEqual({ start: 10, end: 14 });
    expect(loopUntil(8, region, 100)).toEqual({ start: 3, end: 8 });
    expect(loopUntil(2, null, 100)).toEqual({ start: 0, end: 2 });
  });

  it("is none where there is no room for one", () => {
    expect(loopFrom(100, region, 100)).toBeNull();
    expect(loopUntil(0, region, 100)).toBeNull();
  });
});

describe("a section", () => {
  const markers = [{ time: 40 }, { time: 10 }, { time: 70 }];

  it("goes from marker to marker", () => {
    expect(sectionAround(50, markers, 100)).toEqual({ start: 40, end: 70 });
  });

  it("of a marker begins with it", () => {
    expect(sectionAround(10, markers, 100)).toEqual({ start: 10, end: 40 });
  });

  it("before the first and after the last marker goes to the ends", () => {
    expect(sectionAround(3, markers, 100)).toEqual({ start: 0, end: 10 });
    expect(sectionAround(90, markers, 100)).toEqual({ start: 70, end: 100 });
  });

  it("is the whole recording without markers", () => {
    expect(sectionAround(3, [], 100)).toEqual({ start: 0, end: 100 });
  });
});
