import { expect, it } from "vitest";
import { scrollAround, zoomBy, zoomByWheel, zoomTo } from "./zoom.ts";

it("nothing is shown smaller than a fifth or larger than five times", () => {
  expect(zoomTo(0.1)).toBe(0.2);
  expect(zoomTo(9)).toBe(5);
  expect(zoomBy(4.9, 3)).toBe(5);
  expect(zoomBy(0.21, -3)).toBe(0.2);
});

it("a step back undoes a step, and so does a wheel", () => {
  expect(zoomBy(zoomBy(1, 2), -2)).toBe(1);
  expect(zoomByWheel(zoomByWheel(1, 100), -100)).toBeCloseTo(1, 2);
  expect(zoomByWheel(1, -100)).toBeGreaterThan(1);
});

it("the point under the pointer stays there", () => {
  // 100 pixels into the pane and 50 scrolled: 150 of the picture, 300 once it is twice as large.
  expect(scrollAround(50, 100, 2)).toBe(200);
  expect(scrollAround(200, 100, 0.5)).toBe(50);
});
