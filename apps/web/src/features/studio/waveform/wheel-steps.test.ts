import { describe, expect, it } from "vitest";
import { createWheel } from "./wheel-steps.ts";

const still = { deltaX: 0, deltaY: 0, deltaMode: 0, shiftKey: false, ctrlKey: false };

describe("a wheel", () => {
  it("zooms by one step a notch, upwards in", () => {
    const wheel = createWheel();
    expect(wheel({ ...still, deltaY: -120 })).toEqual({ zoom: 1, pan: 0 });
    expect(wheel({ ...still, deltaY: 100 })).toEqual({ zoom: -1, pan: 0 });
    expect(wheel({ ...still, deltaY: 3, deltaMode: 1 })).toEqual({ zoom: -1, pan: 0 });
  });

  it("gathers what a touch pad sends in little", () => {
    const wheel = createWheel();
    const steps = Array.from({ length: 8 }, () => wheel({ ...still, deltaY: -20 }).zoom);
    expect(steps).toEqual([0, 0, 1, 0, 0, 1, 0, 0]);
  });

  it("takes a pinch on a touch pad sooner", () => {
    expect(createWheel()({ ...still, deltaY: -8, ctrlKey: true }).zoom).toBe(1);
  });

  it("pans sideways, or with Shift", () => {
    const wheel = createWheel();
    expect(wheel({ ...still, deltaX: 30, deltaY: 4 })).toEqual({ zoom: 0, pan: 30 });
    expect(wheel({ ...still, deltaY: 50, shiftKey: true })).toEqual({ zoom: 0, pan: 50 });
  });
});
