import { describe, expect, it } from "vitest";
import { greeting } from "./greeting.ts";

describe("the greeting", () => {
  it.each([
    [5, "Good morning, Mira"],
    [11, "Good morning, Mira"],
    [12, "Good afternoon, Mira"],
    [17, "Good afternoon, Mira"],
    [18, "Good evening, Mira"],
    [23, "Good evening, Mira"],
    [0, "Hello, Mira"],
    [4, "Hello, Mira"],
  ])("at %i o'clock is %s", (hour, words) => {
    expect(greeting(hour, "Mira")).toBe(words);
  });

  it.each([null, ""])("has no name while none is given: %j", (name) => {
    expect(greeting(9, name)).toBe("Good morning");
  });
});
