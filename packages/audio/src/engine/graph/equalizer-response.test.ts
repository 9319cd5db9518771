import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalizerResponse } from "./equalizer-response.ts";

const FLAT = [0, 0, 0, 0, 0, 0, 0];
const RATE = 44_100;

describe("the equaliser", () => {
  it("changes nothing where all gains are zero", () => {
    fc.assert(
      fc.property(fc.double({ min: 10, max: 20_000, noNaN: true }), (hz) => {
        expect(equalizerResponse(FLAT, hz, RATE)).toBeCloseTo(0, 9);
      }),
    );
  });

  it("lifts a band between by its gain", () => {
    expect(equalizerResponse([0, 0, 0, 10, 0, 0, 0], 750, RATE)).toBeCloseTo(10, 6);
    expect(equalizerResponse([0, 0, -30, 0, 0, 0, 0], 450, RATE)).toBeCloseTo(-30, 6);
  });

  it("brings what lies below the first band to its gain, and leaves what lies above", () => {
    const gains = [-30, 0, 0, 0, 0, 0, 0];
    expect(equalizerResponse(gains, 1, RATE)).toBeCloseTo(-30, 0);
    expect(equalizerResponse(gains, 2000, RATE)).toBeCloseTo(0, 1);
  });

  it("brings what lies above the last band to its gain, and leaves what lies below", () => {
    const gains = [0, 0, 0, 0, 0, 0, 6];
    expect(equalizerResponse(gains, 20_000, RATE)).toBeCloseTo(6, 0);
    expect(equalizerResponse(gains, 50, RATE)).toBeCloseTo(0, 1);
  });

  it("cuts all the way with the quality of 1.4: 2.9 dB at the edge itself", () => {
    expect(equalizerResponse([-200, 0, 0, 0, 0, 0, 0], 80, RATE)).toBeCloseTo(2.92, 2);
    expect(equalizerResponse([0, 0, 0, 0, 0, 0, -200], 2400, RATE)).toBeCloseTo(2.92, 2);
  });

  it("stays near its gain beyond an edge, without a hole on the way", () => {
    const gains = [0, 0, 0, 0, 0, 0, -6];
    for (const hz of [4000, 6000, 9000, 14_000, 20_000]) {
      expect(Math.abs(equalizerResponse(gains, hz, RATE) + 6)).toBeLessThan(1.5);
    }
  });
});
