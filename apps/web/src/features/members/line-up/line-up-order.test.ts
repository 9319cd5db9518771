import type { MemberRow } from "@bandstand/contracts/members";
import { describe, expect, it } from "vitest";
import { memberRow } from "../member-row.fixture.ts";
import { arranged, lineUpOf, positionsAfter, positionsNow, startsUnlike } from "./line-up-order.ts";

const MEMBER = { id: 1, tag: "M", name: "Member" };
const DEPUTY = { id: 2, tag: "MD", name: "Deputy" };
const HELPER = { id: 3, tag: "H", name: "Helper" };
const ROLES = [MEMBER, DEPUTY, HELPER];

const row = (id: number, number: number, Role = MEMBER): MemberRow =>
  memberRow({ id, number, roleId: Role.id, Role, nickname: `Member ${id}` });

const BAND = [row(1, 1), row(2, 2), row(3, 3), row(4, 1, DEPUTY)];
const lists = lineUpOf(BAND, ROLES);

const move = (from: [number, number], to: [number, number]) => ({
  from: { list: String(from[0]), index: from[1] },
  to: { list: String(to[0]), index: to[1] },
  keys: [],
});
const told = (positions: readonly { id: number; number: number; roleId?: number }[]) =>
  positions.map(({ id, number, roleId }) => `${id}: ${number} of ${roleId}`);

describe("a move in the line-up", () => {
  it("numbers its role from 1", () => {
    expect(told(positionsAfter(lists, move([1, 2], [1, 0])))).toEqual([
      "3: 1 of 1",
      "1: 2 of 1",
      "2: 3 of 1",
    ]);
  });

  it("to another role numbers both", () => {
    expect(told(positionsAfter(lists, move([1, 0], [2, 1])))).toEqual([
      "2: 1 of 1",
      "3: 2 of 1",
      "4: 1 of 2",
      "1: 2 of 2",
    ]);
  });

  it("finds the way back", () => {
    const there = move([1, 0], [2, 0]);
    const moved = arranged(BAND, positionsAfter(lists, there), ROLES);
    expect(moved.map(({ id, Role }) => `${id} ${Role.tag}`)).toEqual([
      "2 M",
      "3 M",
      "1 MD",
      "4 MD",
    ]);
    expect(arranged(moved, positionsNow(lists, there), ROLES)).toEqual(BAND);
  });

  it("into a role where nobody stands begins it", () => {
    const moved = arranged(BAND, positionsAfter(lists, move([1, 1], [3, 0])), ROLES);
    expect(moved.at(-1)).toMatchObject({ id: 2, number: 1, Role: HELPER });
  });
});

it("a deputy starts with the rights of a member, a helper with others", () => {
  expect([startsUnlike(MEMBER, DEPUTY), startsUnlike(MEMBER, HELPER)]).toEqual([false, true]);
});
