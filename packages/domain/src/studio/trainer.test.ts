import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trainerSpeed } from "./trainer.ts";

const trainer = { isOn: true, start: 0.7, step: 0.05, repeats: 2, target: 1 };

describe("the speed trainer", () => {
  it("begins slowly", () => {
    expect(trainerSpeed(trainer, 0)).toBe(0.7);
    expect(trainerSpeed(trainer, 1)).toBe(0.7);
  });

  it("grows by a step after as many rounds as it repeats", () => {
    expect(trainerSpeed(trainer, 2)).toBe(0.75);
    expect(trainerSpeed(trainer, 5)).toBe(0.8);
  });

  it("stays at its target", () => {
    expect(trainerSpeed(trainer, 12)).toBe(1);
    expect(trainerSpeed(trainer, 500)).toBe(1);
  });

  it("may grow slower as well", () => {
    expect(trainerSpeed({ ...trainer, start: 1.2, target: 1 }, 4)).toBe(1.1);
  });

  it("never goes back nor beyond", () => {
    const speed = fc.double({ min: 0.25, max: 3, noNaN: true });
    fc.assert(
      fc.property(speed, speed, fc.nat({ max: 400 }), (start, target, rounds) => {
        const now = trainerSpeed({ ...trainer, start, target }, rounds);
        const next = trainerSpeed({ ...trainer, start, target }, rounds + 1);
        const rising = target >= start;
        expect(rising ? next >= now : next <= now).toBe(true);
        expect(rising ? next <= target + 0.001 : next >= target - 0.001).toBe(true);
      }),
    );
  });
});
