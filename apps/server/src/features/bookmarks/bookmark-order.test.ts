import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPlaces, rearranged, withAdded } from "./bookmark-order.ts";

const byNumber = (one: number, other: number) => one - other;

describe("an order of bookmarks", () => {
  it("takes new ones at the top", () => {
    expect(withAdded([1, 2], [8, 9])).toEqual([8, 9, 1, 2]);
  });

  it("takes one at a given place, and at the end where the list is shorter", () => {
    expect(withAdded([1, 2, 3], [9], 3)).toEqual([1, 2, 9, 3]);
    expect(withAdded([1, 2, 3], [9], 2_147_483_647)).toEqual([1, 2, 3, 9]);
  });

  it("is changed by naming some: the others come behind as they were", () => {
    const places = [
      { id: 4, sequence: 2 },
      { id: 3, sequence: 1 },
    ];
    expect(rearranged([1, 2, 3, 4], places)).toEqual([3, 4, 1, 2]);
  });

  it("holds the same bookmarks whatever is named", () => {
    const someOf = fc
      .uniqueArray(fc.nat(), { minLength: 1 })
      .chain((order) => fc.tuple(fc.constant(order), fc.shuffledSubarray(order)));
    fc.assert(
      fc.property(someOf, ([order, named]) => {
        const places = named.map((id, index) => ({ id, sequence: index + 1 }));
        const changed = rearranged(order, places);
        expect(changed.toSorted(byNumber)).toEqual(order.toSorted(byNumber));
        expect(changed.slice(0, named.length)).toEqual(named);
      }),
    );
  });

  it("names a bookmark and a sequence that stand there twice", () => {
    const places = [
      { id: 1, sequence: 1 },
      { id: 1, sequence: 2 },
      { id: 2, sequence: 1 },
    ];
    expect(() => checkPlaces(places)).toThrow(
      expect.objectContaining({
        code: "invalid",
        fields: [
          { path: "bookmarks.1.id", message: "This is given twice" },
          { path: "bookmarks.2.sequence", message: "This is given twice" },
        ],
      }),
    );
  });
});
