import { expect, it } from "vitest";
import { SEARCH_DEBOUNCE } from "./use-search-text.ts";

it("the address follows a search 500 ms after its last letter", () => {
  expect(SEARCH_DEBOUNCE).toBe(500);
});
