import { describe, expect, it } from "vitest";
import { keyCaps } from "./key-names.ts";
import { createKeyboardShortcuts } from "./keyboard-shortcuts.ts";

function press(
  key: string,
  more: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "typing", boolean>> = {},
  at = 0,
) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, typing: false, at, ...more };
}

function start(mac = false) {
  const done: string[] = [];
  const kept: boolean[] = [];
  const shortcuts = createKeyboardShortcuts({
    mac,
    charactersEnabled: true,
    onCharactersEnabled: (enabled) => kept.push(enabled),
  });
  const add = (keys: string, name = keys) =>
    shortcuts.register({ keys, label: name, group: "Test", run: () => done.push(name) });
  return { done, kept, shortcuts, add };
}

describe("keyboard shortcuts", () => {
  it("runs what is registered for the keys pressed and says that it did", () => {
    const { done, shortcuts, add } = start();
    add("?");
    expect(shortcuts.handle(press("?"))).toBe(true);
    expect(shortcuts.handle(press("x"))).toBe(false);
    expect(done).toEqual(["?"]);
  });

  it("runs what its keys do for who presses a button instead", () => {
    const { done, shortcuts, add } = start();
    const takeBack = add("/");
    expect(shortcuts.run("/")).toBe(true);
    takeBack();
    expect(shortcuts.run("/")).toBe(false);
    expect(done).toEqual(["/"]);
  });

  it("leaves plain keys to a field that is being typed in", () => {
    const { done, shortcuts, add } = start();
    add("/");
    expect(shortcuts.handle(press("/", { typing: true }))).toBe(false);
    expect(done).toEqual([]);
  });

  it("answers keys with a modifier while typing", () => {
    const { done, shortcuts, add } = start();
    add("mod+k");
    expect(shortcuts.handle(press("k", { ctrlKey: true, typing: true }))).toBe(true);
    expect(done).toEqual(["mod+k"]);
  });

  it("takes Command on a Mac and Ctrl elsewhere", () => {
    const { done, shortcuts, add } = start(true);
    add("mod+k");
    shortcuts.handle(press("k", { ctrlKey: true }));
    expect(done).toEqual([]);
    shortcuts.handle(press("k", { metaKey: true }));
    expect(done).toEqual(["mod+k"]);
  });

  it("does not take Ctrl and a letter for the letter", () => {
    const { done, shortcuts, add } = start();
    add("n");
    expect(shortcuts.handle(press("n", { ctrlKey: true }))).toBe(false);
    expect(done).toEqual([]);
  });

  it("runs two presses in a row within a second", () => {
    const { done, shortcuts, add } = start();
    add("g s");
    shortcuts.handle(press("g", {}, 0));
    shortcuts.handle(press("s", {}, 1000));
    shortcuts.handle(press("g", {}, 2000));
    shortcuts.handle(press("s", {}, 3001));
    expect(done).toEqual(["g s"]);
  });

  it("lets the screen opened last have a key, and gives it back after", () => {
    const { done, shortcuts, add } = start();
    add("/", "search the page");
    const leave = add("/", "search the window");
    shortcuts.handle(press("/"));
    leave();
    shortcuts.handle(press("/"));
    expect(done).toEqual(["search the window", "search the page"]);
  });

  it("can do without plain keys, keeping those with a modifier", () => {
    const { done, kept, shortcuts, add } = start();
    add("?");
    add("mod+k");
    shortcuts.enableCharacters(false);
    shortcuts.handle(press("?"));
    shortcuts.handle(press("k", { ctrlKey: true }));
    expect(done).toEqual(["mod+k"]);
    expect(kept).toEqual([false]);
  });
});

describe("key caps", () => {
  it("are drawn in the words of the machine", () => {
    expect(keyCaps("mod+k", false)).toEqual(["Ctrl K"]);
    expect(keyCaps("mod+k", true)).toEqual(["⌘ K"]);
    expect(keyCaps("g s", false)).toEqual(["G", "S"]);
    expect(keyCaps("mod+shift+z", false)).toEqual(["Ctrl Shift Z"]);
    expect(keyCaps("alt+arrowup", false)).toEqual(["Alt ↑"]);
  });
});
