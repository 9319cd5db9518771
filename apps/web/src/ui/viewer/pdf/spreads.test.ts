import { expect, it } from "vitest";
import { pagesOnSpread, spreads } from "./spreads.ts";

const A4 = 210 / 297;

it("two pages lie side by side on a wide screen, and one on an upright", () => {
  expect(spreads({ width: 1180, height: 700, aspect: A4 })).toBe(2);
  expect(spreads({ width: 1440, height: 800, aspect: A4 })).toBe(2);
  expect(spreads({ width: 820, height: 1000, aspect: A4 })).toBe(1);
  expect(spreads({ width: 390, height: 700, aspect: A4 })).toBe(1);
  expect(spreads({ width: 1180, height: 700, aspect: 1 / A4 })).toBe(1);
});

it("pages are turned two by two, the last one alone where they are odd", () => {
  expect(pagesOnSpread(0, 2, 5)).toEqual([1, 2]);
  expect(pagesOnSpread(2, 2, 5)).toEqual([5]);
  expect(pagesOnSpread(9, 2, 5)).toEqual([5]);
  expect(pagesOnSpread(3, 1, 5)).toEqual([4]);
  expect(pagesOnSpread(0, 2, 1)).toEqual([1]);
});
