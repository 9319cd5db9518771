import type { EventShare, Expense } from "@bandstand/contracts/event-money";
import { expect, it } from "vitest";
import { payeeName, splitOfEvent } from "./payees.ts";

const share = (said: Partial<EventShare>): EventShare => ({
  bandUserId: null,
  ofKitty: false,
  nickname: null,
  avatarFilename: null,
  share: 0,
  paidOut: null,
  paidOutAt: null,
  ...said,
});

const MIRA = share({ bandUserId: 1, nickname: "Mira", share: 1 });
const JOSS = share({ bandUserId: 2, nickname: "Joss", share: 1, paidOut: 50 });
const PRIYA = share({ bandUserId: 3, nickname: "Priya" });
const KITTY = share({ ofKitty: true });

const DIESEL: Expense = {
  id: 1,
  title: "Diesel",
  amount: 20,
  day: "2027-09-18",
  bandUserId: 3,
  ofKitty: false,
  Document: null,
};

it("who has no share, has paid nothing and was paid nothing has no part", () => {
  const { parts } = splitOfEvent(100, { expenses: [], shares: [MIRA, JOSS, PRIYA, KITTY] });
  expect(parts.map(({ name, owed, paidOut }) => [name, owed, paidOut])).toEqual([
    ["Mira", 50, null],
    ["Joss", 50, 50],
  ]);
});

it("whoever has paid something has it back, by name", () => {
  const { parts, rest } = splitOfEvent(120, { expenses: [DIESEL], shares: [MIRA, PRIYA] });
  expect(rest).toBe(100);
  expect(parts.map(({ name, owed }) => [name, owed])).toEqual([
    ["Mira", 100],
    ["Priya", 20],
  ]);
});

it("what is nobody’s by name is the kitty’s, or somebody’s who has left", () => {
  expect([payeeName("kitty", []), payeeName("left", [MIRA])]).toEqual([
    "The band’s kitty",
    "Somebody who has left",
  ]);
});
