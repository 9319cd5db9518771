import { describe, expect, it } from "vitest";
import type { Click } from "../studio-sound.ts";
import type { ClickPlace } from "./clicks.ts";
import { createMetronome } from "./metronome.ts";

const CLICK: Click = { beats: [1, 1.5, 2, 2.5, 3], bars: [1, 3], division: "beats" };
const PLAYING = { position: 0.9, speed: 1, end: Number.POSITIVE_INFINITY, latency: 0 };

/** A metronome, and its clicks as they are: when, from the call that asked for it, and what of a bar they are. */
function written() {
  const clicks: [number, ClickPlace][] = [];
  const metronome = createMetronome({
    now: () => 100,
    at(time, place) {
      const click: [number, ClickPlace] = [Number((time - 100).toFixed(3)), place];
      clicks.push(click);
      return () => {
        clicks.splice(clicks.indexOf(click), 1);
      };
    },
  });
  return { clicks, metronome };
}

describe("the metronome", () => {
  it("clicks on the beats just ahead, those that begin bars accented", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, PLAYING);
    expect(clicks).toEqual([[0.1, "one"]]);
    metronome.restart();
    metronome.schedule(CLICK, { ...PLAYING, position: 1.4 });
    expect(clicks).toEqual([[0.1, "beat"]]);
  });

  it.each([
    ["eighths", [1.25]],
    ["swung", [1.333]],
    ["triplets", [1.167, 1.333]],
    ["sixteenths", [1.125, 1.25, 1.375]],
  ] as const)("divides its beats into %s", (division, between) => {
    const { clicks, metronome } = written();
    for (let position = 0.9; position < 1.36; position += 0.1)
      metronome.schedule({ ...CLICK, division }, { ...PLAYING, position, end: 1.5 });
    const places = clicks.map(([time, place], index) => ({ time, place, index }));
    expect(places[0]?.place).toBe("one");
    expect(places.slice(1).map(({ place }) => place)).toEqual(between.map(() => "between"));
    expect(clicks).toHaveLength(1 + between.length);
  });

  it("divides beats at any speed, and what a pause of the beats leaves out", () => {
    const { clicks, metronome } = written();
    const click: Click = { beats: [1, 1.5, 6], bars: [1], division: "eighths" };
    metronome.schedule(click, { ...PLAYING, position: 1.2, speed: 0.5 });
    expect(clicks).toEqual([[0.1, "between"]]);
    metronome.restart();
    metronome.schedule(click, { ...PLAYING, position: 3.7 });
    expect(clicks).toEqual([]);
  });

  it("clicks each beat once", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, PLAYING);
    metronome.schedule(CLICK, { ...PLAYING, position: 0.95 });
    expect(clicks).toEqual([[0.1, "one"]]);
  });

  it("comes sooner where the recording passes faster", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, speed: 2 });
    expect(clicks).toEqual([[0.05, "one"]]);
  });

  it("is as late as the pitch engine", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, latency: 0.12 });
    expect(clicks).toEqual([[0.22, "one"]]);
  });

  it("leaves out what comes after the end of a loop", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, end: 1 });
    expect(clicks).toEqual([]);
  });

  it("clicks on the beat that a loop begins with, though it has just begun", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, position: 1.01 });
    expect(clicks).toEqual([[-0.01, "one"]]);
  });

  it("takes back what has not sounded when playing goes on elsewhere", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, PLAYING);
    metronome.restart();
    expect(clicks).toEqual([]);
    metronome.schedule(CLICK, { ...PLAYING, position: 2.9 });
    expect(clicks).toEqual([[0.1, "one"]]);
  });

  it("sounds to the end of a loop, though the recording is at its start again", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, position: 2.4, end: 2.6, latency: 0.3 });
    metronome.goOn();
    metronome.schedule(CLICK, { ...PLAYING, position: 1, end: 2.6, latency: 0.3 });
    expect(clicks).toEqual([
      [0.4, "beat"],
      [0.3, "one"],
    ]);
  });

  it("is silent without beats", () => {
    const { clicks, metronome } = written();
    metronome.schedule(null, PLAYING);
    expect(clicks).toEqual([]);
  });
});
