import { describe, expect, it } from "vitest";
import { rowOfKey, STAGE_KEYS, turnOfKey } from "./stage-keys.ts";

describe("the keys on stage", () => {
  it.each(["ArrowDown", "ArrowRight", "PageDown", " ", "Enter"])("turn forward with %s", (key) => {
    expect(turnOfKey({ key, shiftKey: false })).toBe("forward");
  });

  it.each(["ArrowUp", "ArrowLeft", "PageUp"])("turn back with %s", (key) => {
    expect(turnOfKey({ key, shiftKey: false })).toBe("back");
  });

  it("turn back with Space and Shift, as a page scrolls", () => {
    expect(turnOfKey({ key: " ", shiftKey: true })).toBe("back");
  });

  it("turn nothing otherwise", () => {
    expect(turnOfKey({ key: "Tab", shiftKey: false })).toBeNull();
  });

  it("stand in the list of keys", () => {
    expect(STAGE_KEYS.map(({ label }) => label)).toEqual([
      "Next page, then next song",
      "Page before, then song before",
      "First song",
      "Last song",
    ]);
  });
});

describe("the keys of the list on stage", () => {
  it("lead from row to row and to the ends", () => {
    expect(rowOfKey("ArrowDown", 0, 3)).toBe(1);
    expect(rowOfKey("ArrowDown", 2, 3)).toBe(2);
    expect(rowOfKey("ArrowUp", 2, 3)).toBe(1);
    expect(rowOfKey("ArrowUp", 0, 3)).toBe(0);
    expect(rowOfKey("Home", 2, 3)).toBe(0);
    expect(rowOfKey("End", 0, 3)).toBe(2);
  });

  it("lead nowhere otherwise", () => {
    expect(rowOfKey("PageDown", 0, 3)).toBeNull();
    expect(rowOfKey("End", 0, 0)).toBe(0);
  });
});
