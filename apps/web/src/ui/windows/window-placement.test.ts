import { describe, expect, it } from "vitest";
import { placementOf, placeWindows } from "./window-placement.ts";
import type { WindowShape } from "./window-shape.ts";
import { noWindows, windowsReducer } from "./window-state.ts";

const laptop = { width: 1440, height: 900 };

function opened(...windows: [key: string, shape: WindowShape][]) {
  return windows.reduce(
    (state, [key, shape]) =>
      windowsReducer(state, {
        type: "open",
        window: { key, title: key, width: 600, shape, content: "" },
      }),
    noWindows<string>(laptop),
  );
}

const standing = (state: ReturnType<typeof opened>, key: string) =>
  placeWindows(state, false).of.get(key);

describe("a window", () => {
  it("of a record is docked on a laptop and a wide tablet, a page on a narrow one, a sheet on a phone", () => {
    const record = { shape: "record", floats: false } as const;
    expect(placementOf(record, 1440, false)).toBe("docked");
    expect(placementOf(record, 1180, false)).toBe("docked");
    expect(placementOf(record, 820, false)).toBe("page");
    expect(placementOf(record, 390, true)).toBe("sheet");
  });

  it("of work is a page, and of a small task stands free", () => {
    expect(placementOf({ shape: "page", floats: false }, 1440, false)).toBe("page");
    expect(placementOf({ shape: "small", floats: false }, 1440, false)).toBe("floating");
  });

  it("of a small task takes the page where it would cover the rail beside it", () => {
    const at = (width: number, viewport: number) => {
      const state = windowsReducer(noWindows<string>({ width: viewport, height: 1180 }), {
        type: "open",
        window: { key: "songs/cache", title: "On this device", width, content: "" },
      });
      return standing(state, "songs/cache")?.placement;
    };
    expect(at(800, 820)).toBe("page");
    expect(at(640, 820)).toBe("floating");
    expect(at(800, 1180)).toBe("floating");
  });

  it("floats where it was asked to, but on a phone", () => {
    expect(placementOf({ shape: "page", floats: true }, 1440, false)).toBe("floating");
    expect(placementOf({ shape: "page", floats: true }, 390, true)).toBe("sheet");
  });
});

describe("several windows", () => {
  it("show the uppermost in the dock", () => {
    const state = opened(["setlist/7", "record"], ["song/12", "record"]);
    expect(standing(state, "setlist/7")).toEqual({ placement: "docked", hidden: true });
    expect(placeWindows(state, false)).toMatchObject({ docked: "song/12", covered: false });
  });

  it("lie beneath work that takes the page", () => {
    const state = opened(["song/12", "record"], ["studio/12", "page"]);
    expect(standing(state, "song/12")).toMatchObject({ hidden: true });
    expect(placeWindows(state, false)).toMatchObject({ docked: null, covered: true });
  });

  it("lie beneath one that fills the screen, until it is made smaller", () => {
    const filled = windowsReducer(opened(["song/12", "record"]), {
      type: "open",
      window: { key: "viewer", title: "Chart", width: 800, height: 600, fills: true, content: "" },
    });
    expect(standing(filled, "song/12")).toMatchObject({ hidden: true });
    const small = windowsReducer(filled, { type: "arrange", key: "viewer", slot: "own" });
    expect(standing(small, "song/12")).toMatchObject({ hidden: false });
  });

  it("stand beside work that was there before", () => {
    const state = opened(["setlist/7/edit", "page"], ["song/12", "record"]);
    expect(standing(state, "setlist/7/edit")).toEqual({ placement: "page", hidden: false });
    expect(placeWindows(state, false)).toMatchObject({ docked: "song/12", covered: true });
  });

  it("make room once folded, and have no entry of the history then", () => {
    const state = windowsReducer(opened(["setlist/7", "record"], ["song/12", "record"]), {
      type: "collapse",
      key: "song/12",
      collapsed: true,
    });
    expect(placeWindows(state, false)).toMatchObject({
      docked: "setlist/7",
      inHistory: ["setlist/7"],
    });
  });

  it("leave those that float out of the history", () => {
    const state = opened(["song/12", "record"], ["song/12/rating", "small"]);
    expect(placeWindows(state, false).inHistory).toEqual(["song/12"]);
    expect(placeWindows(state, true).inHistory).toEqual(["song/12", "song/12/rating"]);
  });
});
