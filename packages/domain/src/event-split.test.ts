import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_SHARE, type Payee, splitOf, stillOwed, usualShare } from "./event-split.ts";

const [ALEX, SAM, JO] = [1, 2, 3];
const ALIKE = [ALEX, SAM, JO].map((of) => ({ of, share: 1 }));

const owed = (
  fee: number,
  ...rest: [Parameters<typeof splitOf>[1], Parameters<typeof splitOf>[2]]
) => splitOf(fee, ...rest).parts.map((part) => part.owed);

describe("what a gig pays", () => {
  it("is shared alike among those with one share each", () => {
    expect(owed(300, [], ALIKE)).toEqual([100, 100, 100]);
  });

  it("gives back first what members have paid, and shares the rest", () => {
    const { spent, rest, parts } = splitOf(360, [{ amount: 60, by: SAM }], ALIKE);
    expect({ spent, rest }).toEqual({ spent: 60, rest: 300 });
    expect(parts).toEqual([
      { of: ALEX, share: 1, repaid: 0, part: 100, owed: 100 },
      { of: SAM, share: 1, repaid: 60, part: 100, owed: 160 },
      { of: JO, share: 1, repaid: 0, part: 100, owed: 100 },
    ]);
  });

  it("gives the kitty its share, and back what was paid out of it", () => {
    const shares = [
      { of: ALEX, share: 2 },
      { of: "kitty", share: 1 },
    ] as const;
    expect(owed(130, [{ amount: 40, by: "kitty" }], shares)).toEqual([60, 70]);
  });

  it("repays whoever has no share, and whoever has left", () => {
    const expenses = [
      { amount: 10, by: JO },
      { amount: 5.5, by: "left" },
    ] as const;
    expect(splitOf(100, expenses, [{ of: ALEX, share: 1 }]).parts).toEqual([
      { of: ALEX, share: 1, repaid: 0, part: 84.5, owed: 84.5 },
      { of: JO, share: 0, repaid: 10, part: 0, owed: 10 },
      { of: "left", share: 0, repaid: 5.5, part: 0, owed: 5.5 },
    ]);
  });

  it("has its odd pennies go to those whom the rounding took most from, the earlier first", () => {
    expect(owed(100, [], ALIKE)).toEqual([33.34, 33.33, 33.33]);
    const shares = [
      { of: ALEX, share: 3 },
      { of: SAM, share: 4 },
    ];
    expect(owed(0.05, [], shares)).toEqual([0.02, 0.03]);
  });

  it("is a loss that is shared as well, where the gig has cost more", () => {
    const { rest, parts } = splitOf(50, [{ amount: 110, by: ALEX }], ALIKE);
    expect(rest).toBe(-60);
    expect(parts.map((part) => part.owed)).toEqual([90, -20, -20]);
  });

  it("stays in the kitty where nobody has a share", () => {
    expect(splitOf(100, [], [{ of: ALEX, share: 0 }]).parts).toEqual([
      { of: ALEX, share: 0, repaid: 0, part: 0, owed: 0 },
      { of: "kitty", share: 1, repaid: 0, part: 100, owed: 100 },
    ]);
  });
});

describe("whatever the fee, the expenses and the shares", () => {
  const payee = fc.constantFrom<Payee>(ALEX, SAM, JO, 4, 5, "kitty", "left");
  const pence = (most: number) => fc.integer({ min: 1, max: most }).map((sum) => sum / 100);
  const expenses = fc.array(fc.record({ amount: pence(10_000_000), by: payee }), { maxLength: 20 });
  const shares = fc.array(
    fc.record({ of: payee, share: fc.integer({ min: 0, max: MOST_SHARE }) }),
    { maxLength: 12 },
  );
  const fee = fc.integer({ min: 0, max: 10_000_000 });
  const inPence = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + Math.round(value * 100), 0);

  it("what each is owed adds up to the fee, to the last penny", () => {
    fc.assert(
      fc.property(fee, expenses, shares, (...of) => {
        expect(inPence(splitOf(...of).parts.map((part) => part.owed))).toBe(of[0] * 100);
      }),
    );
  });

  it("nobody’s part is a penny or more away from their share of the rest", () => {
    fc.assert(
      fc.property(fee, expenses, shares, (...of) => {
        const { rest, parts } = splitOf(...of);
        const all = parts.reduce((sum, { share }) => sum + share, 0);
        for (const { share, part } of parts)
          expect(Math.abs(part - (rest * share) / all)).toBeLessThan(0.01);
      }),
    );
  });

  it("equal shares are a penny apart at most, and more shares are never less", () => {
    fc.assert(
      fc.property(fee, shares, (whole, given) => {
        const parts = splitOf(whole, [], given).parts.toSorted((a, b) => a.share - b.share);
        parts.slice(1).forEach((part, place) => {
          const before = parts[place] ?? part;
          const apart = Math.round((part.part - before.part) * 100);
          expect(apart).toBeGreaterThanOrEqual(part.share > before.share ? 0 : -1);
        });
      }),
    );
  });
});

it.each([
  [{ isLineUp: true, answer: null }, 1],
  [{ isLineUp: true, answer: "Y" }, 1],
  [{ isLineUp: true, answer: "N" }, 0],
  [{ isLineUp: false, answer: "Y" }, 0],
] as const)("as long as nobody has said, %j has %d share", (sharer, share) => {
  expect(usualShare(sharer)).toBe(share);
});

it("what is still owed is less what was handed over", () => {
  expect(stillOwed(100.1, null)).toBe(100.1);
  expect(stillOwed(100.1, 100)).toBe(0.1);
  expect(stillOwed(90, 100)).toBe(-10);
});
