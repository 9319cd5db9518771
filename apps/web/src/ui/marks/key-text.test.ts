import { describe, expect, it } from "vitest";
import { keyText } from "./key-text.ts";

describe("a key", () => {
  it.each([
    ["Ab", "A♭"],
    ["F#m", "F♯m"],
    ["Bbm", "B♭m"],
    ["B", "B"],
    ["E♭", "E♭"],
  ])("%s is shown as %s", (typed, shown) => {
    expect(keyText(typed)).toBe(shown);
  });
});
