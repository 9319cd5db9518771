import fc from "fast-check";
import { expect, it } from "vitest";
import { placeRows } from "./row-places.ts";
import { scrollSteps } from "./scroll-steps.ts";

const rowHeight = fc.integer({ min: 20, max: 80 });
const height = fc.integer({ min: 0, max: 2000 });
const turn = fc.integer({ min: 0, max: 60 });

function rowsAt(turned: number, row: number, view: number) {
  const { step, ahead } = scrollSteps(row, view);
  const places = placeRows(1000, row);
  const top = turned * step;
  return { first: places.indexAt(top), last: places.indexAt(top + view + ahead) };
}

it("brings or takes away one row at a time", () => {
  fc.assert(
    fc.property(rowHeight, height, turn, (row, view, at) => {
      const one = rowsAt(at, row, view);
      const next = rowsAt(at + 1, row, view);
      expect(next.first - one.first + (next.last - one.last)).toBe(1);
    }),
  );
});

it("has a row ready before it is in view", () => {
  fc.assert(
    fc.property(rowHeight, height, (row, view) => {
      const { step, ahead } = scrollSteps(row, view);
      expect(ahead).toBeGreaterThanOrEqual(step);
    }),
  );
});

it("looks every 64 pixels where rows differ", () => {
  expect(scrollSteps(undefined, 900)).toEqual({ step: 64, ahead: 64 });
});
