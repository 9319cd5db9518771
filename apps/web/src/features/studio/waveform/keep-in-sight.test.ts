import { describe, expect, it } from "vitest";
import { stickyX } from "./keep-in-sight.ts";

/** 40 s from 100 s on, at 10 px/s. */
const view = {
  duration: 200,
  width: 400,
  pixels: 10,
  from: 100,
  playhead: 120,
  centre: 60,
  isAttached: true,
};

describe("the name of a stretch", () => {
  it("stands where the stretch begins", () => {
    expect(stickyX(view, 105, 130)).toBe(0);
    expect(stickyX(view, 20, 90)).toBe(0);
  });

  it("keeps at the edge of the view while the stretch is seen", () => {
    expect(stickyX(view, 90, 130)).toBe(100);
  });

  it("reaches back where the right edge would cut it", () => {
    expect(stickyX(view, 135, 138, 90)).toBe(-40);
    expect(stickyX(view, 120, 138, 90)).toBe(0);
  });

  it("leaves with its stretch", () => {
    expect(stickyX(view, 90, 101)).toBe(110 - 24);
  });
});
