import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterMove,
  offeredMoves,
  type SortableListSpec,
  takenWith,
  withoutTaken,
} from "./sortable-order.ts";

const lists: SortableListSpec<string>[] = [
  { key: "first", label: "First Set", items: ["a", "b", "c"] },
  { key: "second", label: "Second Set", items: ["d"] },
  { key: "encore", label: "Encore", items: [] },
];

describe("a move", () => {
  it("goes down within a list to the place counted without the item", () => {
    const moved = afterMove(lists, {
      from: { list: "first", index: 0 },
      to: { list: "first", index: 2 },
    });
    expect(moved.get("first")).toEqual(["b", "c", "a"]);
  });

  it("goes from one list into another", () => {
    const moved = afterMove(lists, {
      from: { list: "first", index: 1 },
      to: { list: "second", index: 0 },
    });
    expect(moved.get("first")).toEqual(["a", "c"]);
    expect(moved.get("second")).toEqual(["b", "d"]);
  });

  it("leaves untouched lists the same", () => {
    const moved = afterMove(lists, {
      from: { list: "first", index: 1 },
      to: { list: "encore", index: 0 },
    });
    expect(moved.get("second")).toBe(lists[1]?.items);
  });

  it("of an item that is gone changes nothing", () => {
    const moved = afterMove(lists, {
      from: { list: "first", index: 7 },
      to: { list: "second", index: 0 },
    });
    expect([...moved.values()]).toEqual([["a", "b", "c"], ["d"], []]);
  });

  it("neither loses nor doubles an item, wherever it goes", () => {
    const anyLists = fc.array(fc.array(fc.nat()), { minLength: 1, maxLength: 4 });
    const anyPlace = fc.record({ list: fc.nat(3), index: fc.nat(12) });
    fc.assert(
      fc.property(anyLists, anyPlace, anyPlace, (rows, from, to) => {
        const specs = rows.map((items, at) => ({ key: `${at}`, label: "", items }));
        const moved = afterMove(specs, {
          from: { ...from, list: `${from.list}` },
          to: { ...to, list: `${to.list}` },
        });
        const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
        expect(sorted([...moved.values()].flat())).toEqual(sorted(rows.flat()));
      }),
    );
  });
});

describe("the moves offered", () => {
  it("stay within the list's ends, and lead to the end of every other list", () => {
    expect(offeredMoves(lists, { list: "first", index: 1 })).toEqual([
      { key: "top", to: { list: "first", index: 0 } },
      { key: "up", to: { list: "first", index: 0 } },
      { key: "down", to: { list: "first", index: 2 } },
      { key: "bottom", to: { list: "first", index: 2 } },
      { key: "list", to: { list: "second", index: 1 } },
      { key: "list", to: { list: "encore", index: 0 } },
    ]);
  });

  it("of an item at the top lead nowhere up", () => {
    const [top, up] = offeredMoves(lists, { list: "first", index: 0 });
    expect(top?.to).toEqual({ list: "first", index: 0 });
    expect(up?.to).toEqual({ list: "first", index: 0 });
  });
});

describe("several that move together", () => {
  const own = (item: string) => item;

  it("are those selected, in the order of the lists, when one of them is taken", () => {
    expect(takenWith(lists, own, "d", new Set(["d", "c", "a"]))).toEqual(["a", "c", "d"]);
  });

  it("are not joined by an item that is not selected", () => {
    expect(takenWith(lists, own, "b", new Set(["a", "c"]))).toEqual(["b"]);
  });

  it("land behind those that stay before them", () => {
    const list = { key: "all", label: "All", items: ["a", "b", "c", "d", "e"] };
    const place = { dragged: "d", keys: ["a", "d"], index: 3 };
    expect(withoutTaken(list, own, place)).toBe(2);
  });
});
