import { describe, expect, it } from "vitest";
import type { WindowsAction, WindowsState } from "./window-state.ts";
import { noWindows, windowsReducer } from "./window-state.ts";

const laptop = { width: 1440, height: 900 };
const view = { key: "song/1", title: "Northbound Train", width: 900, content: "view" };
const edit = { key: "song/1/edit", title: "Edit Northbound Train", width: 900, content: "edit" };

function after(...actions: WindowsAction<string>[]): WindowsState<string> {
  return actions.reduce(windowsReducer<string>, noWindows<string>(laptop));
}

function only(state: WindowsState<string>) {
  const [window] = state.windows;
  if (!window) throw new Error("no window is open");
  return window;
}

describe("opening a window", () => {
  it("stacks it above the others with an offset", () => {
    const state = after({ type: "open", window: view }, { type: "open", window: edit });
    expect(state.stack).toEqual(["song/1", "song/1/edit"]);
    expect(state.windows.map(({ rect }) => [rect.x, rect.y])).toEqual([
      [270, 48],
      [298, 76],
    ]);
  });

  it("raises, unfolds and focuses the one that is open under the same key", () => {
    const state = after(
      { type: "open", window: view },
      { type: "open", window: edit },
      { type: "collapse", key: "song/1", collapsed: true },
      { type: "open", window: { ...view, content: "another" } },
    );
    expect(state.stack).toEqual(["song/1/edit", "song/1"]);
    expect(state.windows).toHaveLength(2);
    expect(only(state)).toMatchObject({ collapsed: false, content: "view", focusRequests: 2 });
  });
});

describe("the order", () => {
  it("changes on raise while the order in the document stays", () => {
    const state = after(
      { type: "open", window: view },
      { type: "open", window: edit },
      { type: "raise", key: "song/1" },
    );
    expect(state.stack).toEqual(["song/1/edit", "song/1"]);
    expect(state.windows.map(({ key }) => key)).toEqual(["song/1", "song/1/edit"]);
  });

  it("is left alone by raising the uppermost one or one that is not there", () => {
    const state = after({ type: "open", window: view });
    expect(windowsReducer(state, { type: "raise", key: "song/1" })).toBe(state);
    expect(windowsReducer(state, { type: "raise", key: "song/2" })).toBe(state);
  });

  it("closes the gap when a window closes", () => {
    const state = after(
      { type: "open", window: view },
      { type: "open", window: edit },
      { type: "close", key: "song/1" },
    );
    expect(state.stack).toEqual(["song/1/edit"]);
    expect(state.windows.map(({ key }) => key)).toEqual(["song/1/edit"]);
  });
});

describe("zoom", () => {
  it("goes through 1, 0.9 and 0.8 and back to 1", () => {
    let state = after({ type: "open", window: view });
    const seen = [only(state).zoom];
    for (let press = 0; press < 3; press += 1) {
      state = windowsReducer(state, { type: "zoom", key: "song/1" });
      seen.push(only(state).zoom);
    }
    expect(seen).toEqual([1, 0.9, 0.8, 1]);
  });
});

describe("shape", () => {
  it("starts as tall as the content and gets a height of its own by resizing", () => {
    const state = after({ type: "open", window: view });
    expect(only(state).rect.height).toBeNull();
    const taller = windowsReducer(state, {
      type: "resize",
      key: "song/1",
      from: { ...only(state).rect, height: 400 },
      edge: "s",
      dx: 0,
      dy: 60,
    });
    expect(only(taller).rect.height).toBe(460);
  });

  it("follows the pointer from where the gesture began", () => {
    const state = after({ type: "open", window: view });
    const from = only(state).rect;
    const beyond = windowsReducer(state, { type: "move", key: "song/1", from, dx: 3000, dy: 0 });
    const back = windowsReducer(beyond, { type: "move", key: "song/1", from, dx: 10, dy: 0 });
    expect(only(beyond).rect.x).toBe(540);
    expect(only(back).rect.x).toBe(280);
  });

  it("returns from a slot to what it was, also over another slot", () => {
    const state = after(
      { type: "open", window: view },
      { type: "arrange", key: "song/1", slot: "left" },
      { type: "arrange", key: "song/1", slot: "fill" },
      { type: "arrange", key: "song/1", slot: "own" },
    );
    expect(only(state)).toMatchObject({
      rect: { x: 270, y: 48, width: 900, height: null },
      ownRect: null,
    });
  });

  it("is pulled back into a smaller viewport", () => {
    const state = after(
      { type: "open", window: view },
      { type: "viewport", viewport: { width: 800, height: 600 } },
    );
    expect(only(state).rect).toEqual({ x: 20, y: 48, width: 780, height: null });
  });
});
