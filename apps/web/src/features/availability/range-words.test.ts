import { expect, it } from "vitest";
import { rangeWords } from "./range-words.ts";

it.each([
  [{ firstDay: "2026-12-24", lastDay: "2026-12-24" }, "Thu 24 Dec"],
  [{ firstDay: "2026-12-24", lastDay: "2027-01-02" }, "Thu 24 Dec – Sat 2 Jan 2027"],
])("days away are %j: %s", (range, words) => {
  expect(rangeWords(range, "2026-11-24")).toBe(words);
});
