import { expect, it } from "vitest";
import { lastUsedWords } from "./last-used.ts";

const NOW = new Date("2026-11-23T20:00:00.000Z");

it.each([
  ["2026-11-23T20:00:30.000Z", "within the last two hours"],
  ["2026-11-23T18:30:00.000Z", "within the last two hours"],
  ["2026-11-23T15:00:00.000Z", "5 hours ago"],
  ["2026-11-22T15:00:00.000Z", "yesterday"],
  ["2026-11-03T15:00:00.000Z", "20 days ago"],
])("a device last used at %s was so %s", (at, words) => {
  expect(lastUsedWords(at, NOW)).toBe(words);
});
