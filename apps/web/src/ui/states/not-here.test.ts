import { afterEach, expect, it, vi } from "vitest";
import { whyNotHere } from "./not-here.tsx";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, "You are offline, and this part of Bandstand has not been brought here yet."],
  [true, "The server does not answer, and this part of Bandstand has not been brought here yet."],
])("what is not here blames what is away; a network there: %s", (onLine, words) => {
  vi.stubGlobal("navigator", { onLine });
  expect(whyNotHere()).toContain(words);
});
