import { expect, it } from "vitest";
import { readMoneySearch } from "./money-year-search.ts";

it.each([
  [{ year: 2026 }, { year: 2026 }],
  [{ year: "2027" }, { year: 2027 }],
  [{ year: "next" }, {}],
  [{ year: 20_270 }, {}],
  [{}, {}],
])("the address %j asks for %j", (given, asked) => {
  expect(readMoneySearch(given)).toEqual(asked);
});
