import { afterEach, expect, it, vi } from "vitest";
import { offlineWords } from "./why-offline.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, "The server does not answer"],
  [false, "You are offline"],
])("what cannot be reached is told by whether there is a network: %s", (onLine, words) => {
  vi.stubGlobal("navigator", { onLine });
  expect(offlineWords()).toBe(words);
});
