import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginning, isWhole, pointsOf, scaleOf, spanOf } from "./scale.ts";

describe("the scale of a waveform", () => {
  it("is the zoom where the recording is wider than its room", () => {
    const scale = scaleOf(200, 500, 5);
    expect(scale.pixels).toBe(5);
    expect(spanOf(scale)).toBe(100);
    expect(isWhole(scale)).toBe(false);
  });

  it("fills the room with a short recording", () => {
    const scale = scaleOf(20, 500, 5);
    expect(scale.pixels).toBe(25);
    expect(isWhole(scale)).toBe(true);
  });

  it("tells places in points of 100", () => {
    expect(pointsOf(50, 200)).toBe(25);
    expect(pointsOf(1, 0)).toBe(0);
  });

  it("never shows what is before the beginning or behind the end", () => {
    const scale = scaleOf(200, 500, 5);
    expect([beginning(scale, -10), beginning(scale, 40), beginning(scale, 150)]).toEqual([
      0, 40, 100,
    ]);
    fc.assert(
      fc.property(
        fc.record({
          duration: fc.double({ min: 0.5, max: 10_800, noNaN: true }),
          width: fc.integer({ min: 1, max: 4000 }),
          zoom: fc.integer({ min: 5, max: 200 }),
          from: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
        }),
        ({ duration, width, zoom, from }) => {
          const any = scaleOf(duration, width, zoom);
          const start = beginning(any, from);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start + spanOf(any)).toBeLessThanOrEqual(duration + 1e-6);
        },
      ),
    );
  });
});
