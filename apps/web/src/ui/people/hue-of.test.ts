import { expect, it } from "vitest";
import { hueOf } from "./hue-of.ts";

it("a text has always the same hue, and texts that are alike have unlike ones", () => {
  expect(hueOf("Small Hours")).toBe(hueOf("Small Hours"));
  const hues = ["Small Hours", "Small Hour", "Small Hourt", ""].map(hueOf);
  expect(new Set(hues).size).toBe(4);
  for (const hue of hues) expect(hue % 30).toBe(0);
});
