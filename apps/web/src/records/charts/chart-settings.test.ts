import { describe, expect, it } from "vitest";
import { CHART_AS_WRITTEN, createChartSettings } from "./chart-settings.ts";

function start(kept: string | null = null) {
  const written: string[] = [];
  const store = createChartSettings({ read: () => kept, keep: (text) => written.push(text) });
  return { store, written };
}

describe("how a chart is read", () => {
  it("is as it is written until somebody changes it", () => {
    expect(start().store.of("7/1")).toEqual(CHART_AS_WRITTEN);
  });

  it("is remembered for each song", () => {
    const { store, written } = start();
    store.change("7/1", { transpose: 2 });
    store.change("7/1", { chords: false });
    store.change("7/2", { capo: 3 });
    const later = start(written.at(-1)).store;
    expect(later.of("7/1")).toEqual({ transpose: 2, capo: null, size: 0, chords: false });
    expect(later.of("7/2")).toEqual({ transpose: 0, capo: 3, size: 0, chords: true });
  });

  it("stays the same object until it changes", () => {
    const { store } = start();
    store.change("7/1", { size: 1 });
    expect(store.of("7/1")).toBe(store.of("7/1"));
    expect(store.of("7/2")).toBe(store.of("7/3"));
  });

  it("is told to those who listen", () => {
    const { store } = start();
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.change("7/1", { size: 1 });
    stop();
    store.change("7/1", { size: 2 });
    expect(told).toBe(1);
  });

  it.each([
    "nonsense",
    "{}",
    "[1]",
    '[["7/1", null]]',
    '[["7/1", {"transpose": 99, "capo": null, "size": 0, "chords": true}]]',
    '[["7/1", {"transpose": 0.5, "capo": null, "size": 0, "chords": true}]]',
  ])("takes what it cannot read for nothing: %s", (kept) => {
    expect(start(kept).store.of("7/1")).toEqual(CHART_AS_WRITTEN);
  });

  it("forgets what was changed longest ago", () => {
    const { store } = start();
    for (let song = 0; song <= 500; song += 1) store.change(`7/${song}`, { size: 1 });
    expect(store.of("7/0")).toEqual(CHART_AS_WRITTEN);
    expect(store.of("7/1").size).toBe(1);
  });
});
