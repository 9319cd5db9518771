import { describe, expect, it } from "vitest";
import { breakable } from "./breakable.ts";

describe("where a line may end within a word", () => {
  it("is nowhere in words as they mostly are", () => {
    expect(breakable("Postcard from the Moon")).toEqual(["Postcard from the Moon"]);
    expect(breakable("")).toEqual([""]);
  });

  it("is after each fourteen letters of a longer one", () => {
    expect(breakable("Die Kraftfahrzeughaftpflicht heute")).toEqual([
      "Die Kraftfahrzeugh",
      "aftpflicht heute",
    ]);
    expect(breakable("W".repeat(30))).toEqual(["W".repeat(14), "W".repeat(14), "WW"]);
  });
});
