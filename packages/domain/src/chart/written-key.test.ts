import { describe, expect, it } from "vitest";
import { writtenKey } from "./written-key.ts";

describe("writtenKey", () => {
  it.each([
    ["am", "Am"],
    ["f#m", "F#m"],
    ["bb", "Bb"],
    ["B flat major", "Bb"],
    [" F♯ minor ", "F#m"],
    ["AM", "A"],
    ["Dm", "Dm"],
  ])("writes %s as %s", (typed, written) => {
    expect(writtenKey(typed)).toBe(written);
  });

  it.each(["H#", "D dorian", "", "Am7"])(
    "leaves %s, which it does not know, to whoever typed it",
    (typed) => {
      expect(writtenKey(typed)).toBeNull();
    },
  );
});
