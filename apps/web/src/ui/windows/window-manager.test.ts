import { describe, expect, it, vi } from "vitest";
import type { WindowSpec } from "./window-context.ts";
import { createWindowManager } from "./window-manager.ts";

const laptop = { width: 1440, height: 900 };

function songView(id: number, more: Partial<WindowSpec<object>> = {}): WindowSpec<object> {
  const content = async () => () => null;
  return { key: `song/${id}`, title: `Song ${id}`, width: 900, content, props: {}, ...more };
}

function start() {
  const restored: string[] = [];
  let focused = "row 1";
  const manager = createWindowManager(laptop, {
    remember: () => {
      const name = focused;
      return () => {
        restored.push(name);
        return null;
      };
    },
    restore: (candidates) => {
      candidates[0]?.();
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
