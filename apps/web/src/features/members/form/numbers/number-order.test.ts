import { describe, expect, it } from "vitest";
import { inOrder, newNumbers, nextNumber } from "./number-order.ts";

const mira = { id: 1, number: 1 };
const joss = { id: 2, number: 2 };
const ana = { id: 3, number: null };

describe("the numbers of a role", () => {
  it("count from 1, and are sent of those alone who have another", () => {
    expect(newNumbers([mira, joss])).toEqual([]);
    expect(newNumbers([mira, joss, ana])).toEqual([{ id: 3, number: 3 }]);
    expect(newNumbers([mira, ana, joss])).toEqual([
      { id: 3, number: 2 },
      { id: 2, number: 3 },
    ]);
  });

  it("of somebody new is behind all who are in the role", () => {
    const members = [
      { roleId: 1, number: 1 },
      { roleId: 1, number: 4 },
      { roleId: 1, number: null },
      { roleId: 2, number: 9 },
    ];
    expect(nextNumber(members, 1)).toBe(5);
    expect(nextNumber(members, 3)).toBe(1);
  });

  it("follow the order laid by hand, with who has come since at its end and nobody who has gone", () => {
    expect(inOrder([mira, joss, ana], [2, 9, 1])).toEqual([joss, mira, ana]);
    expect(inOrder([mira, joss], [])).toEqual([mira, joss]);
  });
});
