import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasPassed, made, missed, TRAINER_BEGINS, trainerSpeed } from "./trainer.ts";

const trainer = { isOn: true, start: 0.7, step: 0.05, repeats: 2, target: 1, isAsked: false };

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

describe("a trainer that is told", () => {
  const asked = { ...trainer, isAsked: true };

  it("stays at its speed until a round was made, however many go", () => {
    expect(trainerSpeed(asked, 9)).toBe(0.7);
    const once = made(asked, 9, TRAINER_BEGINS);
    expect(trainerSpeed(asked, 9, once)).toBe(0.75);
    expect(trainerSpeed(asked, 20, once)).toBe(0.75);
  });

  it("goes back a step for a miss, and not below its start", () => {
    const twice = made(asked, 1, made(asked, 1, TRAINER_BEGINS));
    expect(trainerSpeed(asked, 1, missed(asked, 1, twice))).toBe(0.75);
    expect(trainerSpeed(asked, 1, missed(asked, 1, TRAINER_BEGINS))).toBe(0.7);
  });

  it("goes back from its target at once, however often that was made", () => {
    const all = Array.from({ length: 20 }).reduce(
      (progress: typeof TRAINER_BEGINS) => made(asked, 3, progress),
      TRAINER_BEGINS,
    );
    expect(trainerSpeed(asked, 3, all)).toBe(1);
    expect(trainerSpeed(asked, 3, missed(asked, 3, all))).toBe(0.95);
  });

  it("after a miss counts its rounds anew", () => {
    const back = missed(trainer, 5, TRAINER_BEGINS);
    expect(trainerSpeed(trainer, 5, back)).toBe(0.75);
    expect(trainerSpeed(trainer, 6, back)).toBe(0.75);
    expect(trainerSpeed(trainer, 7, back)).toBe(0.8);
  });

  it("has passed with the last of its rounds, where nobody is asked", () => {
    expect([0, 1, 2, 3, 4].map((rounds) => hasPassed(trainer, rounds, TRAINER_BEGINS))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(hasPassed(asked, 2, TRAINER_BEGINS)).toBe(false);
  });
});
