import { describe, expect, it } from "vitest";
import { audiblePosition } from "./audible-position.ts";

describe("what is heard", () => {
  it("is what the recording gave out a moment ago", () => {
    expect(audiblePosition(5, 0.12, null)).toBeCloseTo(4.88);
  });

  it("is never before the recording", () => {
    expect(audiblePosition(0.05, 0.12, null)).toBe(0);
  });

  it("is still the end of a loop just after the jump", () => {
    expect(audiblePosition(1.04, 0.12, { from: 8, to: 1 })).toBeCloseTo(7.92);
    expect(audiblePosition(1.2, 0.12, { from: 8, to: 1 })).toBeCloseTo(1.08);
  });
});
