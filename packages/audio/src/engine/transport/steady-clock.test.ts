import { describe, expect, it } from "vitest";
import { createSteadyClock } from "./steady-clock.ts";

describe("the clock of a recording", () => {
  it("is steadier than a look at it", () => {
    const clock = createSteadyClock(() => 1);
    for (let frame = 0; frame < 40; frame += 1) {
      const position = frame / 60;
      clock.look(100 + position + (frame % 2 === 0 ? 0.005 : -0.005), position);
    }
    expect(clock.timeOf(2)).toBeCloseTo(102, 6);
  });

  it("knows how fast the recording passes", () => {
    const clock = createSteadyClock(() => 0.5);
    clock.look(100, 3);
    expect(clock.timeOf(4)).toBe(102);
  });

  it("begins anew elsewhere", () => {
    const clock = createSteadyClock(() => 1);
    clock.look(100, 3);
    clock.forget();
    clock.look(101, 50);
    expect(clock.timeOf(50)).toBe(101);
  });
});
