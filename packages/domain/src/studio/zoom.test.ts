import { expect, it } from "vitest";
import { clampZoom, isZoomed, seenText, zoomText } from "./zoom.ts";

it("stays between 5 and 200 pixels a second", () => {
  expect([-20, 4, 25, 210].map(clampZoom)).toEqual([5, 5, 25, 200]);
});

it("is told as a multiple of the first", () => {
  expect([5, 25, 200].map(zoomText)).toEqual(["1×", "5×", "40×"]);
});

it("tells how much is seen", () => {
  expect([4.46, 9.99, 16.3, 59, 72.4].map(seenText)).toEqual([
    "4.5 s",
    "10 s",
    "16 s",
    "59 s",
    "1:12",
  ]);
});

it("is there once it is more than the first", () => {
  expect(isZoomed(5)).toBe(false);
  expect(isZoomed(10)).toBe(true);
});
