import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createValueCounter } from "./json-values.ts";

function counted(json: string, pieceLength = json.length): number {
  const bytes = Buffer.from(json);
  const counter = createValueCounter();
  let count = 0;
  for (let from = 0; from < bytes.length; from += pieceLength) {
    count = counter.add(bytes.subarray(from, from + pieceLength));
  }
  return count;
}

/** Every value, those that hold others among them. */
function valuesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner), 1);
}

describe("counting the values of a piece of JSON", () => {
  it.each([
    ["{}", 2],
    ["[{},{},{}]", 7],
    ['{"title":"Glasshouse","artist":"Halcyon Drive"}', 3],
    ['{"lyrics":"One, two, [Am]three, {four}"}', 2],
    ['{"lyrics":"\\"One\\", two\\\\","tab":"a,b"}', 3],
  ])("%s: %i", (json, count) => {
    expect(counted(json)).toBe(count);
  });

  it("comes to the same in pieces, wherever they are cut", () => {
    const json =
      '{"lyrics":"One, \\"two\\\\","chips":[{"tag":"slow, \\\\\\""},{}],"tab":"[A], [B]"}';
    const lengths = Array.from({ length: json.length }, (_, index) => index + 1);
    expect(new Set(lengths.map((length) => counted(json, length)))).toEqual(new Set([8]));
  });

  it("is off by a factor of two at most", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const count = counted(JSON.stringify(value));
        expect(count * 2).toBeGreaterThanOrEqual(valuesIn(value));
        expect(count).toBeLessThanOrEqual(valuesIn(value) * 2);
      }),
    );
  });
});
