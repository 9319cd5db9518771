import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leastRecent } from "./least-recent.ts";

const keysOf = (map: ReturnType<typeof leastRecent<string, number>>) =>
  map.entries().map(([key]) => key);

describe("a map with room for a few", () => {
  it("drops what was put in first", () => {
    const map = leastRecent<string, number>(2);
    map.set("a", 1);
    map.set("b", 2);
    map.set("c", 3);
    expect(keysOf(map)).toEqual(["b", "c"]);
  });

  it("spares what was looked at meanwhile", () => {
    const map = leastRecent<string, number>(2);
    map.set("a", 1);
    map.set("b", 2);
    map.get("a");
    map.set("c", 3);
    expect(keysOf(map)).toEqual(["a", "c"]);
  });

  it("takes a new value for a key without dropping another", () => {
    const map = leastRecent<string, number>(2);
    map.set("a", 1);
    map.set("b", 2);
    map.set("a", 3);
    expect(map.entries()).toEqual([
      ["b", 2],
      ["a", 3],
    ]);
  });

  it("holds 10 at most and always what was put in last", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 1 }), (keys) => {
        const map = leastRecent<number, number>(10);
        for (const key of keys) map.set(key, key);
        const kept = map.entries().map(([key]) => key);
        expect(kept).toHaveLength(Math.min(10, new Set(keys).size));
        expect(kept.at(-1)).toBe(keys.at(-1));
      }),
    );
  });
});
