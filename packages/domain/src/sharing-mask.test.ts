import { describe, expect, it } from "vitest";
import { isShared, withShared } from "./sharing-mask.ts";

describe("the sharing mask", () => {
  it("shares the markers by the token M-R", () => {
    expect(isShared("M-R", "markers")).toBe(true);
    expect(isShared("N-R, M-R", "markers")).toBe(true);
    expect(isShared("M-RW", "markers")).toBe(false);
    expect(isShared("", "markers")).toBe(false);
    expect(isShared(null, "markers")).toBe(false);
  });

  it("gains and loses the token, and keeps the others", () => {
    expect(withShared(null, "markers", true)).toBe("M-R");
    expect(withShared("N-R", "markers", true)).toBe("N-R,M-R");
    expect(withShared("M-R,N-R", "markers", true)).toBe("N-R,M-R");
    expect(withShared("M-R,N-R", "markers", false)).toBe("N-R");
    expect(withShared("M-R", "markers", false)).toBe("");
  });

  it("shares the beats by a token of their own, B-R", () => {
    expect(isShared("M-R", "beats")).toBe(false);
    expect(isShared(withShared("M-R", "beats", true), "beats")).toBe(true);
    expect(withShared("M-R,B-R", "beats", false)).toBe("M-R");
  });
});
