import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeRows } from "./row-places.ts";

describe("the places of rows", () => {
  it("follow each other in rows of one height", () => {
    const places = placeRows(5000, 62);
    expect(places.total).toBe(310_000);
    expect(places.topOf(100)).toBe(6200);
    expect(places.indexAt(6261)).toBe(100);
    expect(places.indexAt(6262)).toBe(101);
  });

  it("leave room for a taller row", () => {
    const places = placeRows(10, 60, new Map([[3, 200]]));
    expect(places.topOf(3)).toBe(180);
    expect(places.topOf(4)).toBe(380);
    expect(places.indexAt(379)).toBe(3);
    expect(places.total).toBe(740);
  });

  it("are the nearest for what lies beyond the rows", () => {
    const places = placeRows(10, 60);
    expect(places.indexAt(-500)).toBe(0);
    expect(places.indexAt(99_999)).toBe(9);
    expect(placeRows(0, 60).indexAt(100)).toBe(0);
  });

  it("are those of all heights added up", () => {
    const heights = fc.array(fc.option(fc.integer({ min: 61, max: 900 })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(heights, fc.nat(2000), (rows, pixels) => {
        const others = new Map(
          rows.flatMap((height, index) => (height === null ? [] : [[index, height] as const])),
        );
        const places = placeRows(rows.length, 60, others);
        let top = 0;
        const tops = rows.map((height) => {
          const here = top;
          top += height ?? 60;
          return here;
        });
        expect(rows.map((_, index) => places.topOf(index))).toEqual(tops);
        expect(places.total).toBe(top);
        expect(places.indexAt(pixels)).toBe(tops.findLastIndex((here) => here <= pixels));
      }),
    );
  });
});
