import { describe, expect, it } from "vitest";
import { createWaveformView, playheadSide } from "./waveform-view.ts";

/** 200 s at 10 px/s in 400 px: 40 s are seen. */
function viewAt(playhead: number, isStill = false) {
  const view = createWaveformView(() => isStill);
  view.resize(400);
  view.load(200, 10);
  let now = 0;
  const tick = (time: number, isPlaying = false): void => {
    // Two frames so far apart that any glide has ended.
    for (const wait of [0, 1000]) {
      now += wait;
      view.tick(time, now, isPlaying);
    }
  };
  tick(playhead);
  return { view, tick };
}

describe("an attached view", () => {
  it("has the playhead in its middle, but for the two ends", () => {
    const { view, tick } = viewAt(100);
    expect(view.get().from).toBe(80);
    tick(5);
    expect(view.get().from).toBe(0);
    tick(199);
    expect(view.get().from).toBe(160);
  });

  it("follows what plays", () => {
    const { view } = viewAt(100);
    view.tick(100.5, 3000, true);
    expect(view.get().from).toBe(80.5);
  });

  it("is left alone while the playhead has not moved by a pixel that could be seen", () => {
    const { view } = viewAt(100);
    view.tick(100.5, 3000, true);
    const shown = view.get();
    view.tick(100.53, 3016, true);
    expect(view.get()).toBe(shown);
    view.tick(100.56, 3032, true);
    expect(view.get().from).toBeCloseTo(80.56);
  });

  it("glides to a playhead that is put elsewhere", () => {
    const { view } = viewAt(50);
    expect(view.tick(120, 5000, false)).toBe(true);
    expect(view.get().from).toBe(30);
    view.tick(120, 5100, false);
    expect(view.get().from).toBeGreaterThan(60);
    expect(view.tick(120, 5300, false)).toBe(false);
    expect(view.get().from).toBe(100);
  });

  it("turns pages where nothing shall move", () => {
    const { view } = viewAt(0, true);
    view.tick(0.9, 1, true);
    expect(view.get().from).toBe(0);
    for (let time = 1.5; time < 38.4; time += 0.9) view.tick(time, time, true);
    expect(view.get().from).toBeCloseTo(38.4 - 0.9 * 0.34 - 0.08 * 40, 0);
  });

  it("keeps still while something is dragged", () => {
    const { view } = viewAt(100);
    const release = view.freeze();
    view.tick(100.5, 3000, true);
    expect(view.get().from).toBe(80);
    release();
    view.tick(100.6, 3020, true);
    view.tick(100.7, 4000, true);
    expect(view.get().from).toBeCloseTo(80.7);
  });
});

describe("a view that the member moves", () => {
  it("leaves the playhead, and tells which way it is", () => {
    const { view } = viewAt(100);
    view.pull(80);
    expect(view.get()).toMatchObject({ from: 140, isAttached: false });
    expect(playheadSide(view.get())).toBe("before");
    view.pull(12);
    expect(playheadSide(view.get())).toBe("after");
    view.pull(51);
    expect(playheadSide(view.get())).toBeNull();
    expect(view.get().isAttached).toBe(true);
  });

  it("jumps back to the playhead", () => {
    const { view } = viewAt(100);
    view.pull(10);
    view.jumpToPlayhead();
    view.tick(100, 4000, false);
    view.tick(100, 5000, false);
    expect(view.get()).toMatchObject({ from: 80, isAttached: true });
  });

  it("attaches when playing starts in sight", () => {
    const { view, tick } = viewAt(100);
    view.pullBy(16);
    expect(view.get().from).toBeCloseTo(96);
    expect(view.get().isAttached).toBe(false);
    tick(100.01, true);
    expect(view.get().isAttached).toBe(true);
  });

  it("shows a time that it is asked for", () => {
    const { view } = viewAt(100);
    view.reveal(110);
    expect(view.get().isAttached).toBe(true);
    view.reveal(30);
    expect(view.get()).toMatchObject({ from: 10, isAttached: false });
  });
});

describe("a zoom", () => {
  it("keeps what is under the pointer", () => {
    const { view } = viewAt(100);
    view.aim(100);
    view.load(200, 20);
    expect(view.get()).toMatchObject({ from: 85, pixels: 20 });
  });

  it("keeps the playhead in the middle while it is followed", () => {
    const { view, tick } = viewAt(100);
    tick(100.1, true);
    view.aim(100);
    view.load(200, 20);
    expect(view.get().from).toBeCloseTo(90.1);
  });
});
