import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveShape, readShape, describeShape, writeShape } from "./chord-shape.ts";

describe("the shape of a chord", () => {
  it("is told by its frets, from the lowest string", () => {
    expect(readShape("frets x 3 2 0 1 0")).toEqual({
      baseFret: 1,
      frets: [null, 3, 2, 0, 1, 0],
      fingers: [],
    });
  });

  it("may lie further up, and say which fingers hold it", () => {
    expect(readShape("base-fret 3 frets 1 3 3 2 1 1 fingers 1 3 4 2 1 1")).toEqual({
      baseFret: 3,
      frets: [1, 3, 3, 2, 1, 1],
      fingers: ["1", "3", "4", "2", "1", "1"],
    });
  });

  it.each(["N", "n", "x", "X", "-1", "-"])("has strings that are not played: %s", (sign) => {
    expect(readShape(`frets ${sign} 0 2 2`)?.frets).toEqual([null, 0, 2, 2]);
  });

  it("is that of an instrument with any number of strings that there is", () => {
    expect(readShape("frets 0 0 0 3")?.frets).toHaveLength(4);
    expect(readShape("frets 1 2")).toBeNull();
    expect(readShape("frets 1 2 3 4 5 6 7 8 9 1 2 3 4")).toBeNull();
  });

  it.each(["", "keys 0 4 7", "copy Am", "frets", "base-fret 0 frets 1 1 1", "frets 99 1 1"])(
    "is not told by %j",
    (text) => {
      expect(readShape(text)).toBeNull();
    },
  );

  it("leaves fingers out that are not one for each string", () => {
    expect(readShape("frets 0 2 2 1 0 0 fingers 2 3 1")?.fingers).toEqual([]);
  });

  it("moves up the neck with the hand", () => {
    const barre = readShape("base-fret 1 frets 1 3 3 2 1 1");
    expect(barre && moveShape(barre, 4)?.baseFret).toBe(5);
    expect(barre && moveShape(barre, -3)?.baseFret).toBe(10);
  });

  it("cannot move where a string is open", () => {
    const open = readShape("frets x 3 2 0 1 0");
    expect(open && moveShape(open, 2)).toBeNull();
    expect(open && moveShape(open, 0)).toBe(open);
  });

  it("is read out as it is counted from the nut", () => {
    const shape = readShape("base-fret 5 frets x 1 3 3 2 1");
    expect(shape && describeShape(shape)).toBe("x 5 7 7 6 5");
  });

  it("is written as it is read", () => {
    const fret = fc.option(fc.integer({ min: 0, max: 9 }));
    const shape = fc
      .array(fc.tuple(fret, fc.option(fc.constantFrom("1", "2", "3", "4", "T"))), {
        minLength: 3,
        maxLength: 12,
      })
      .chain((strings) =>
        fc.record({
          baseFret: fc.integer({ min: 1, max: 24 }),
          frets: fc.constant(strings.map(([own]) => own)),
          fingers: fc.constantFrom(
            [],
            strings.map(([, finger]) => finger),
          ),
        }),
      );
    fc.assert(
      fc.property(shape, (one) => {
        expect(readShape(writeShape(one))).toEqual(one);
      }),
    );
  });
});
