import { describe, expect, it } from "vitest";
import { firstFrom, gridLines } from "./grid-lines.ts";

/** 120 beats a minute in four, for a minute. */
const beats = Array.from({ length: 120 }, (_, index) => index / 2);
const bars = Array.from({ length: 30 }, (_, index) => index * 2);

const all = { from: 0, to: 60 };

describe("the grid", () => {
  it("shows beats and bars where there is room", () => {
    const lines = gridLines({ beats, bars }, { from: 4, to: 6 }, 50);
    expect(lines).toEqual([
      { time: 4, isBar: true },
      { time: 6, isBar: true },
      { time: 4.5, isBar: false },
      { time: 5, isBar: false },
      { time: 5.5, isBar: false },
    ]);
  });

  it("leaves out the beats where they stand too close", () => {
    expect(gridLines({ beats, bars }, all, 10)).toHaveLength(30);
  });

  it("shows every second or fourth bar where bars stand too close", () => {
    expect(gridLines({ beats, bars }, all, 5).map(({ time }) => time)).toEqual(
      bars.filter((_, index) => index % 2 === 0),
    );
    expect(gridLines({ beats, bars }, all, 2)).toHaveLength(8);
  });

  it("keeps the same bars wherever the view begins", () => {
    const whole = gridLines({ beats, bars }, all, 5).filter(({ time }) => time >= 10);
    expect(gridLines({ beats, bars }, { from: 10, to: 60 }, 5)).toEqual(whole);
  });

  it("is empty before the analysis", () => {
    expect(gridLines({ beats: [], bars: [] }, all, 50)).toEqual([]);
  });
});

describe("the first time of a range", () => {
  it("is found among sorted times", () => {
    expect(firstFrom([1, 2, 3], 2)).toBe(1);
    expect(firstFrom([1, 2, 3], 2.5)).toBe(2);
    expect(firstFrom([1, 2, 3], 9)).toBe(3);
    expect(firstFrom([], 0)).toBe(0);
  });
});
