import { describe, expect, it } from "vitest";
import { chromiumLead } from "./stretch-lead.ts";

describe("how far stretched sound is ahead of what its element tells", () => {
  it.each([
    [0.25, 0.035],
    [0.5, 0.034],
    [0.75, 0.031],
    [0.9, 0.022],
    [1, 0],
    [1.5, -0.007],
    [2, -0.014],
    [3, -0.031],
  ])("is at a speed of %s as it was measured", (speed, seconds) => {
    expect(Math.abs(chromiumLead(speed) - seconds)).toBeLessThan(0.0015);
  });
});
