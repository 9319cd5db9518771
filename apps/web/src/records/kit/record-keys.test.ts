import { describe, expect, it } from "vitest";
import { isAnother } from "./record-keys.ts";

describe("a query about another record", () => {
  it("asks the same of it", () => {
    expect(isAnother(["setlist", 4, "sections"], ["setlist", 7, "sections"])).toBe(true);
  });

  it("is neither that of the record itself, nor another question", () => {
    expect(isAnother(["song", 7], ["song", 7])).toBe(false);
    expect(isAnother(["song", 4, "peaks"], ["song", 7])).toBe(false);
    expect(isAnother(["setlist", 4, "live"], ["setlist", 7, "sections"])).toBe(false);
  });
});
