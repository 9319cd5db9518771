/** Values that nobody should send, and good ones spoiled in one place. */
import * as fc from "fast-check";

const LONG = 70_000;
const DEEP = 2000;

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const NUMBERS = [-1, 0, 1.5, 1e308, 2 ** 53, 2 ** 31, -(2 ** 31) - 1, Number.MIN_VALUE];
const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u{d800}",
  "\u{dfff}x",
  "\u202e",
  "é".repeat(101),
  "x".repeat(LONG),
  "'; drop table songs; --",
  "%_\\",
  "<b>${7*7}",
  "2026-02-30",
  "99:99",
  "javascript:1",
  "-0",
  "1e3",
  "2147483648",
  "\r\nX-Evil: 1",
];
const SHAPES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  { $gt: "" },
  { length: 1e9 },
  { toString: "x" },
  { constructor: { prototype: 1 } },
  Array.from({ length: 6000 }, () => 0),
  Array.from({ length: 600 }, () => ({})),
  Object.fromEntries(Array.from({ length: 3000 }, (_, key) => [`k${key}`, 1])),
  nested(DEEP),
];

export const badValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown[]>(...NUMBERS, ...TEXTS, ...SHAPES) },
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The same with one place of it, however deep, made into something else. */
export function spoiled(value: unknown, at: number, bad: unknown): unknown {
  const places = placesIn(value);
  const place = places[at % places.length] ?? [];
  return replaced(value, place, bad);
}

function placesIn(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (value === null || typeof value !== "object") return [place];
  const inner = Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    placesIn(part, [...place, name]),
  );
  return [place, [...place, "surprise"], ...inner];
}

function replaced(value: unknown, [first, ...rest]: readonly string[], bad: unknown): unknown {
  if (first === undefined) return bad;
  if (Array.isArray(value)) {
    const list: unknown[] = Array.from<unknown>(value);
    if (first === "surprise") return [...list, bad];
    list[Number(first)] = replaced(list[Number(first)], rest, bad);
    return list;
  }
  const record = { ...(value as Record<string, unknown>) };
  return { ...record, [first]: replaced(record[first], rest, bad) };
}
