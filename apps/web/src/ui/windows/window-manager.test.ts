import { describe, expect, it, vi } from "vitest";
import type { WindowSpec } from "./window-context.ts";
import { noWindows } from "./window-state.ts";
import { createWindowManager } from "./window-manager.ts";

const laptop = { width: 1440, height: 900 };

function songView(id: number, more: Partial<WindowSpec<object>> = {}): WindowSpec<object> {
  const content = async () => () => null;
  return { key: `song/${id}`, title: `Song ${id}`, width: 900, content, props: {}, ...more };
}

function start(locked = "") {
  const restored: string[] = [];
  let focused = "row 1";
  const manager = createWindowManager({
    first: noWindows(laptop),
    isLocked: (key) => key === locked,
    focus: {
      remember: () => {
        const name = focused;
        return () => {
          restored.push(name);
          return null;
        };
      },
      restore: (candidates) => {
        for (const candidate of candidates) candidate();
      },
    },
  });
  const focus = (name: string) => {
    focused = name;
  };
  return { manager, restored, focus };
}

describe("the window manager", () => {
  it("gives the focus back to what opened the window", async () => {
    const { manager, restored, focus } = start();
    focus("row 7");
    manager.open(songView(7));
    focus("inside of the window");
    expect(await manager.close("song/7")).toBe(true);
    expect(restored).toEqual(["row 7"]);
  });

  it("gives it back to what opened the window first where what raised it since has gone", async () => {
    const { manager, restored, focus } = start();
    focus("row 7");
    manager.open(songView(7));
    focus("field of its form");
    manager.open(songView(7));
    await manager.close("song/7");
    expect(restored).toEqual(["field of its form", "row 7"]);
  });

  it("keeps a window open whose opener says no", async () => {
    const { manager } = start();
    manager.open(songView(7, { onCloseRequest: () => false }));
    expect(await manager.close("song/7")).toBe(false);
    expect(manager.state().stack).toEqual(["song/7"]);
  });

  it("asks once although the window was opened twice under its key", async () => {
    const { manager } = start();
    const asked: string[] = [];
    const ask = (who: string) => () => asked.push(who) > 0;
    manager.open(songView(7, { onCloseRequest: ask("first") }));
    manager.open(songView(7, { onCloseRequest: ask("second") }));
    await manager.close("song/7");
    expect(asked).toEqual(["first"]);
  });

  it("closes all from the uppermost down until one says no", async () => {
    const { manager } = start();
    manager.open(songView(1));
    manager.open(songView(2, { onCloseRequest: () => false }));
    manager.open(songView(3));
    expect(await manager.closeAll()).toBe(false);
    expect(manager.state().stack).toEqual(["song/1", "song/2"]);
  });

  it("dismisses without asking, and forgets the window's guards", async () => {
    const { manager } = start();
    manager.open(songView(7, { onCloseRequest: () => false }));
    manager.dismiss("song/7");
    manager.open(songView(7));
    expect(await manager.close("song/7")).toBe(true);
  });

  it("answers that a window is closed which was not open", async () => {
    expect(await start().manager.close("song/7")).toBe(true);
  });

  it("tells its listeners of changes only", () => {
    const { manager } = start();
    const heard = vi.fn();
    manager.open(songView(7));
    manager.subscribe(heard);
    manager.dispatch({ type: "raise", key: "song/7" });
    expect(heard).not.toHaveBeenCalled();
    manager.dispatch({ type: "zoom", key: "song/7" });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe("the dock", () => {
  const docked = (id: number, more: Partial<WindowSpec<object>> = {}) =>
    songView(id, { shape: "record", series: "song", address: `/song/${id}`, ...more });

  it("is taken over by a record opened from the page", () => {
    const { manager } = start();
    manager.open(docked(1));
    manager.open(docked(2));
    expect(manager.state().stack).toEqual(["song/2"]);
  });

  it("keeps what a record was opened from beneath it", () => {
    const { manager } = start();
    manager.open(docked(1, { key: "setlist/1", series: "setlist" }));
    manager.open(docked(2), "setlist/1");
    expect(manager.state().stack).toEqual(["setlist/1", "song/2"]);
  });

  it("keeps changes that are not saved, windows that float and work on the page", () => {
    const { manager } = start("song/1/edit");
    manager.open(docked(1, { key: "song/1/edit" }));
    manager.open(songView(3), "song/1/edit");
    manager.open(songView(4, { key: "studio/4", shape: "page" }));
    manager.open(docked(2));
    expect(manager.state().stack).toEqual(["song/1/edit", "song/3", "studio/4", "song/2"]);
  });

  it("follows the row of its list, with the focus where it was, and only while one of them is docked", () => {
    const { manager } = start();
    manager.follow(docked(1));
    expect(manager.state().stack).toEqual([]);
    manager.open(docked(1));
    manager.follow(docked(2));
    expect(manager.state().windows).toMatchObject([{ key: "song/2", focusRequests: 0 }]);
    manager.follow(docked(3, { key: "setlist/3", series: "setlist" }));
    expect(manager.state().stack).toEqual(["song/2"]);
  });

  it("opens again what was closed", async () => {
    const { manager } = start();
    manager.open(docked(1));
    await manager.close("song/1");
    manager.reopen(["song/1", "song/2"]);
    expect(manager.state().stack).toEqual(["song/1"]);
    expect(manager.addressOf("song/1")).toBe("/song/1");
  });
});
