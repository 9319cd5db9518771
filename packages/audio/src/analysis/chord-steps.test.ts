import { describe, expect, it } from "vitest";
import { chordSteps } from "./chord-steps.ts";

const told = (song: Partial<Parameters<typeof chordSteps>[0]>) =>
  chordSteps({ beats: [], bars: [], beatsPerBar: 4, duration: 5, ...song });

describe("where chords may change", () => {
  it("is on beats, told by their place in the bar, before the first and after the last as well", () => {
    const steps = told({ beats: [1, 1.5, 2, 2.5, 3, 3.5], bars: [1.5, 3.5], duration: 4.5 });
    expect(steps.map(({ time }) => time)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]);
    expect(steps.map(({ place }) => place.charAt(0)).join("")).toBe("bhbbbhbbbh");
    expect(steps.filter(({ place }) => place === "bar").map(({ time }) => time)).toEqual([
      1.5, 3.5,
    ]);
    expect(steps.at(-1)?.end).toBe(4.5);
  });

  it("has the middle of bars of two, four and six, and none of three", () => {
    const beats = [0, 1, 2, 3, 4, 5];
    const places = (beatsPerBar: number) =>
      told({ beats, bars: [0], beatsPerBar, duration: 5.5 }).map(({ place }) => place);
    expect(places(2)).toEqual(["bar", "half", "bar", "half", "bar", "half"]);
    expect(places(3)).toEqual(["bar", "beat", "beat", "bar", "beat", "beat"]);
    expect(places(6)).toEqual(["bar", "beat", "beat", "half", "beat", "beat"]);
  });

  it("is every half second where there are no beats, to the end", () => {
    const steps = told({ duration: 1.2 });
    expect(steps).toEqual([
      { time: 0, end: 0.5, place: "anywhere" },
      { time: 0.5, end: 1, place: "anywhere" },
      { time: 1, end: 1.2, place: "anywhere" },
    ]);
  });

  it("counts what lies before the first beat, however little it is, once", () => {
    expect(told({ beats: [0.05, 0.55, 1.05], bars: [0.05] })[0]?.time).toBe(0.05);
    expect(told({ beats: [0.3, 0.8, 1.3], bars: [0.3] })[0]).toMatchObject({ time: 0, end: 0.3 });
  });
});
