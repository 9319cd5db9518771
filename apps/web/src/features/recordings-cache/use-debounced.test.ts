import { expect, it } from "vitest";
import { CACHE_SEARCH_DEBOUNCE } from "./use-debounced.ts";

it("the table of cached songs follows its search 300 ms after the last letter", () => {
  expect(CACHE_SEARCH_DEBOUNCE).toBe(300);
});
