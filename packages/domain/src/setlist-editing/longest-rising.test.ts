import fc from "fast-check";
import { expect, it } from "vitest";
import { longestRising } from "./longest-rising.ts";

const numbersAt = (numbers: readonly number[], indexes: readonly number[]) =>
  indexes.map((index) => numbers[index]);

it("the longest rising run of a list is found", () => {
  const numbers = [3, 0, 4, 1, 2, 9, 8];
  expect(numbersAt(numbers, longestRising(numbers))).toEqual([0, 1, 2, 8]);
});

it("a list in order is its own longest run, and a turned one has runs of one", () => {
  expect(longestRising([0, 1, 2])).toEqual([0, 1, 2]);
  expect(longestRising([2, 1, 0])).toHaveLength(1);
  expect(longestRising([])).toEqual([]);
});

it("whatever the list, it rises, and one number taken out and put elsewhere costs one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.nat(), (length, from, to) => {
      const order = [...Array.from({ length }).keys()];
      const [moved = 0] = order.splice(from % length, 1);
      order.splice(to % length, 0, moved);
      const found = numbersAt(order, longestRising(order));
      expect(found).toEqual(found.toSorted((one = 0, other = 0) => one - other));
      expect(found.length).toBeGreaterThanOrEqual(length - 1);
    }),
  );
});
