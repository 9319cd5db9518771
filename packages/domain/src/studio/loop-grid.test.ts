import { describe, expect, it } from "vitest";
import { loopOnGrid, loopOnNewGrid } from "./loop-grid.ts";

const BEATS = Array.from({ length: 16 }, (_, beat) => beat / 2);
const every = (count: number) => BEATS.filter((_, beat) => beat % count === 0);
const inFour = { detectedBeats: BEATS, barPositions: every(4) };
const DURATION = 8.5;

describe("a loop that snaps", () => {
  const to = (snapTo: "off" | "beats" | "bars", start: number, end: number) =>
    loopOnGrid({ start, end }, { ...inFour, snapTo }, DURATION);

  it("goes to the beats or bars nearest to its ends", () => {
    expect(to("bars", 1.8, 6.3)).toEqual({ start: 2, end: 6 });
    expect(to("beats", 1.8, 6.3)).toEqual({ start: 2, end: 6.5 });
    expect(to("off", 1.8, 6.3)).toEqual({ start: 1.8, end: 6.3 });
  });

  it("is one bar at the least, the one that it began in", () => {
    expect(to("bars", 2.3, 2.9)).toEqual({ start: 2, end: 4 });
    expect(to("bars", 3.4, 3.9)).toEqual({ start: 2, end: 4 });
  });

  it("may have the last bar, which ends as late as those before it, or with the recording", () => {
    expect(to("bars", 6.1, 8.2)).toEqual({ start: 6, end: 8 });
    const cut = loopOnGrid({ start: 6.1, end: 7.9 }, { ...inFour, snapTo: "bars" }, 7.5);
    expect(cut).toEqual({ start: 6, end: 7.5 });
  });

  it("stays where it is while nothing is known to snap to", () => {
    const nothing = { detectedBeats: [], barPositions: [], snapTo: "bars" } as const;
    expect(loopOnGrid({ start: 1.8, end: 6.3 }, nothing, DURATION)).toEqual({
      start: 1.8,
      end: 6.3,
    });
  });
});

describe("a loop whose bars are put right", () => {
  const inThree = { detectedBeats: BEATS, barPositions: every(3) };
  const moved = (snapTo: "off" | "bars", start: number, end: number) =>
    loopOnNewGrid({ ...inFour, snapTo, loopRegion: { start, end } }, inThree, DURATION);

  it("goes to the new ones where it lay on the old", () => {
    expect(moved("bars", 2, 6)).toEqual({ start: 1.5, end: 6 });
  });

  it("stays where a member has moved it off them, or snaps it to nothing", () => {
    expect(moved("bars", 1.9, 6)).toEqual({ start: 1.9, end: 6 });
    expect(moved("off", 2, 6)).toEqual({ start: 2, end: 6 });
    const none = { ...inFour, snapTo: "bars" as const, loopRegion: null };
    expect(loopOnNewGrid(none, inThree, DURATION)).toBeNull();
  });
});
