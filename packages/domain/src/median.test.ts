import { expect, it } from "vitest";
import { median } from "./median.ts";

it("is the one in the middle, or between the two that are", () => {
  expect(median([3, 100, 1])).toBe(3);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([])).toBeNull();
});
