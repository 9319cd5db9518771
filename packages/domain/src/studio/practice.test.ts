import { describe, expect, it } from "vitest";
import { endRun, isWorthKeeping, lastWeeks, NO_PRACTICE, addPlayed, addRound } from "./practice.ts";

const rounds = (speeds: readonly number[], from = NO_PRACTICE) => speeds.reduce(addRound, from);

describe("a practice", () => {
  it("adds up its time and its loops", () => {
    const practice = rounds([1, 0.8], addPlayed(addPlayed(NO_PRACTICE, 12.5), 20));
    expect(practice).toMatchObject({ seconds: 32.5, loops: 2 });
  });

  it("keeps a speed up after two rounds at it in a row", () => {
    expect(rounds([0.8]).cleanSpeed).toBeNull();
    expect(rounds([0.8, 0.8]).cleanSpeed).toBe(0.8);
    expect(rounds([0.8, 0.9, 0.8]).cleanSpeed).toBeNull();
  });

  it("remembers the highest speed that was kept up", () => {
    expect(rounds([0.8, 0.8, 0.9, 0.9, 0.7, 0.7]).cleanSpeed).toBe(0.9);
  });

  it("begins a row anew after a stop", () => {
    expect(rounds([0.8], endRun(rounds([0.8]))).cleanSpeed).toBeNull();
    expect(rounds([0.8, 0.8], endRun(rounds([0.8]))).cleanSpeed).toBe(0.8);
  });

  it("is worth keeping from ten seconds on", () => {
    expect(isWorthKeeping(addPlayed(NO_PRACTICE, 9.9))).toBe(false);
    expect(isWorthKeeping(addPlayed(NO_PRACTICE, 10))).toBe(true);
  });
});

describe("the last weeks", () => {
  it("run from Monday to Sunday, the present one whole", () => {
    const [last, present] = lastWeeks(
      [
        { day: "2026-11-10", seconds: 60 },
        { day: "2026-11-21", seconds: 600 },
        { day: "2026-10-01", seconds: 5 },
      ],
      "2026-11-21",
      2,
    );
    expect(last?.map(({ day }) => day)).toEqual([
      "2026-11-09",
      "2026-11-10",
      "2026-11-11",
      "2026-11-12",
      "2026-11-13",
      "2026-11-14",
      "2026-11-15",
    ]);
    expect(last?.map(({ seconds }) => seconds)).toEqual([0, 60, 0, 0, 0, 0, 0]);
    expect(present?.at(5)).toEqual({ day: "2026-11-21", seconds: 600 });
    expect(present?.at(-1)?.day).toBe("2026-11-22");
  });

  it("end on a Sunday", () => {
    expect(lastWeeks([], "2026-11-22", 1)[0]?.at(-1)?.day).toBe("2026-11-22");
  });
});
