import { describe, expect, it } from "vitest";
import { createMetronome } from "./metronome.ts";

const CLICK = { beats: [1, 1.5, 2, 2.5, 3], bars: [1, 3] };
const PLAYING = { position: 0.9, speed: 1, end: Number.POSITIVE_INFINITY, latency: 0 };

/** A metronome, and its clicks as they are: when, from the call that asked for it, and whether accented. */
function written() {
  const clicks: [number, boolean][] = [];
  const metronome = createMetronome({
    now: () => 100,
    at(time, isAccented) {
      const click: [number, boolean] = [Number((time - 100).toFixed(3)), isAccented];
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
    expect(clicks).toEqual([[0.1, true]]);
    metronome.restart();
    metronome.schedule(CLICK, { ...PLAYING, position: 1.4 });
    expect(clicks).toEqual([[0.1, false]]);
  });

  it("clicks each beat once", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, PLAYING);
    metronome.schedule(CLICK, { ...PLAYING, position: 0.95 });
    expect(clicks).toEqual([[0.1, true]]);
  });

  it("comes sooner where the recording passes faster", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, speed: 2 });
    expect(clicks).toEqual([[0.05, true]]);
  });

  it("is as late as the pitch engine", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, latency: 0.12 });
    expect(clicks).toEqual([[0.22, true]]);
  });

  it("leaves out what comes after the end of a loop", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, end: 1 });
    expect(clicks).toEqual([]);
  });

  it("clicks on the beat that a loop begins with, though it has just begun", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, position: 1.01 });
    expect(clicks).toEqual([[-0.01, true]]);
  });

  it("takes back what has not sounded when playing goes on elsewhere", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, PLAYING);
    metronome.restart();
    expect(clicks).toEqual([]);
    metronome.schedule(CLICK, { ...PLAYING, position: 2.9 });
    expect(clicks).toEqual([[0.1, true]]);
  });

  it("sounds to the end of a loop, though the recording is at its start again", () => {
    const { clicks, metronome } = written();
    metronome.schedule(CLICK, { ...PLAYING, position: 2.4, end: 2.6, latency: 0.3 });
    metronome.goOn();
    metronome.schedule(CLICK, { ...PLAYING, position: 1, end: 2.6, latency: 0.3 });
    expect(clicks).toEqual([
      [0.4, false],
      [0.3, true],
    ]);
  });

  it("is silent without beats", () => {
    const { clicks, metronome } = written();
    metronome.schedule(null, PLAYING);
    expect(clicks).toEqual([]);
  });
});
