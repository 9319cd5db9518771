import { describe, expect, it } from "vitest";
import { chromiumLead } from "./stretch-lead.ts";

describe("how far stretched sound is ahead of what its element tells", () => {
  it.each([
    [0.25, 0.039],
    [0.5, 0.032],
    [0.75, 0.024],
    [0.9, 0.016],
    [1, 0],
    [1.25, -0.003],
    [1.5, -0.008],
    [2, -0.011],
  ])("is at a speed of %s as it was measured", (speed, seconds) => {
    expect(Math.abs(chromiumLead(speed) - seconds)).toBeLessThan(0.004);
  });
});
