import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMovingMedians, mediansAlong } from "./moving-median.ts";

const LENGTH = 5;
const values = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 });

/** The middle of some values, by putting them in order. */
const middleOf = (some: readonly number[]) => some.toSorted((a, b) => a - b)[some.length >> 1];

describe("the medians of what came last", () => {
  it("are those of each row's last values, in whatever order they come", () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const medians = createMovingMedians(2, LENGTH);
        const past = [Array<number>(LENGTH).fill(0), Array<number>(LENGTH).fill(0)];
        for (const [turn, first] of one.entries()) {
          const second = other[turn] ?? 0;
          medians.add(Float32Array.of(first, second));
          past[0]?.push(first);
          past[1]?.push(second);
          for (const row of [0, 1])
            expect(medians.medianOf(row)).toBe(middleOf(past[row]?.slice(-LENGTH) ?? []));
        }
      }),
    );
  });
});

describe("the medians along a row", () => {
  it("are those of the values around each, with zeros beyond the ends", () => {
    fc.assert(
      fc.property(values, (row) => {
        const out = new Float32Array(row.length);
        mediansAlong(Float32Array.from(row), LENGTH, out);
        const padded = [0, 0, ...row, 0, 0];
        expect([...out]).toEqual(row.map((_, at) => middleOf(padded.slice(at, at + LENGTH))));
      }),
    );
  });
});
