import { expect, it } from "vitest";
import { clamp } from "./clamp.ts";

it.each([
  [5, 5],
  [-1, 0],
  [11, 10],
])("%d between 0 and 10 is %d", (value, within) => {
  expect(clamp(value, 0, 10)).toBe(within);
});

it("the lower limit wins where the two cross", () => {
  expect(clamp(5, 8, 2)).toBe(8);
});
