import { describe, expect, it } from "vitest";
import { STAGE_KEYS, stageStep } from "./stage-keys.ts";

describe("the keys on stage", () => {
  it.each(["ArrowDown", "ArrowRight", "PageDown", " "])("go on with %s, up to the last", (key) => {
    expect(stageStep(key, 0, 3)).toBe(1);
    expect(stageStep(key, 2, 3)).toBe(2);
  });

  it.each(["ArrowUp", "ArrowLeft", "PageUp"])("go back with %s, down to the first", (key) => {
    expect(stageStep(key, 2, 3)).toBe(1);
    expect(stageStep(key, 0, 3)).toBe(0);
  });

  it("stand in the list of keys", () => {
    expect(STAGE_KEYS.map(({ label }) => label)).toEqual([
      "Next song",
      "Song before",
      "First song",
      "Last song",
    ]);
  });

  it("go to the ends, and lead nowhere otherwise", () => {
    expect(stageStep("Home", 2, 3)).toBe(0);
    expect(stageStep("End", 0, 3)).toBe(2);
    expect(stageStep("Tab", 0, 3)).toBeNull();
    expect(stageStep("End", 0, 0)).toBe(0);
  });
});
