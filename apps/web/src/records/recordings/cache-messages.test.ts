import { expect, it } from "vitest";
import { CACHE_MESSAGES } from "./cache-messages.ts";

it("what did not come is counted, songs and documents each", () => {
  const { notBrought } = CACHE_MESSAGES;
  expect(notBrought({ songs: 0, papers: 0 })).toBeNull();
  expect(notBrought({ songs: 2, papers: 0 })).toBe("Failed to download 2 song(s)");
  expect(notBrought({ songs: 0, papers: 1 })).toBe("Failed to download 1 document(s)");
  expect(notBrought({ songs: 2, papers: 1 })).toBe(
    "Failed to download 2 song(s) and 1 document(s)",
  );
});
