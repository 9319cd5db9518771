import { describe, expect, it } from "vitest";
import { isSharingMarkers, shareMarkers } from "./sharing-mask.ts";

describe("the sharing mask", () => {
  it("shares the markers by the token M-R", () => {
    expect(isSharingMarkers("M-R")).toBe(true);
    expect(isSharingMarkers("N-R, M-R")).toBe(true);
    expect(isSharingMarkers("M-RW")).toBe(false);
    expect(isSharingMarkers("")).toBe(false);
    expect(isSharingMarkers(null)).toBe(false);
  });

  it("gains and loses the token, and keeps the others", () => {
    expect(shareMarkers(null, true)).toBe("M-R");
    expect(shareMarkers("N-R", true)).toBe("N-R,M-R");
    expect(shareMarkers("M-R,N-R", true)).toBe("N-R,M-R");
    expect(shareMarkers("M-R,N-R", false)).toBe("N-R");
    expect(shareMarkers("M-R", false)).toBe("");
  });
});
