import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnLoop, movedLoop, resizedLoop } from "./loop-shape.ts";

const free = (time: number) => time;
const toSeconds = (time: number) => Math.round(time);
const loop = { start: 10, end: 15 };

describe("a loop that is dragged", () => {
  it("moves with its length, its beginning to the beat", () => {
    expect(movedLoop(loop, 20.3, 60, toSeconds)).toEqual({ start: 20, end: 25 });
  });

  it("stops at both ends of the recording", () => {
    expect(movedLoop(loop, -3, 60, free)).toEqual({ start: 0, end: 5 });
    expect(movedLoop(loop, 58, 60, free)).toEqual({ start: 55, end: 60 });
  });

  it("is resized at one end, to the beat", () => {
    expect(resizedLoop(loop, "start", 12.4, 60, toSeconds)).toEqual({ start: 12, end: 15 });
    expect(resizedLoop(loop, "end", 90, 60, free)).toEqual({ start: 10, end: 60 });
  });

  it("keeps some length, and its two ends in order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("start" as const, "end" as const),
        fc.double({ min: -100, max: 200, noNaN: true }),
        (edge, to) => {
          const { start, end } = resizedLoop(loop, edge, to, 60, free);
          expect(end - start).toBeGreaterThan(0.199);
          expect(start >= 0 && end <= 60).toBe(true);
        },
      ),
    );
  });
});

describe("a loop that is drawn", () => {
  it("may be drawn in either direction", () => {
    expect(drawnLoop(8, 3, 60, free)).toEqual({ start: 3, end: 8 });
    expect(drawnLoop(2.6, 8.2, 60, toSeconds)).toEqual({ start: 3, end: 8 });
  });

  it("is none where both ends snap to one place", () => {
    expect(drawnLoop(3.1, 3.4, 60, toSeconds)).toBeNull();
  });
});
