import { afterEach, expect, it, vi } from "vitest";
import { randomId } from "./random-id.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("an id is made on plain http as well, where the browser makes none itself", () => {
  const getRandomValues = (bytes: Uint8Array) => bytes.fill(0xff);
  vi.stubGlobal("crypto", { getRandomValues });
  expect(randomId()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
});
