import type { Follower } from "@bandstand/contracts/followers";
import { expect, it } from "vitest";
import { sortFollowers } from "./sort-followers.ts";

const follower = (id: number, email: string, location: string | null, day: string): Follower => ({
  id,
  bandId: 1,
  userId: id,
  source: "Follow",
  location,
  events: true,
  nearMiles: null,
  nearPlace: null,
  createdAt: `2026-${day}T12:00:00.000Z`,
  updatedAt: `2026-${day}T12:00:00.000Z`,
  TheUser: { id, email },
  TheBand: { id: 1, identity: "the-ardens", name: "The Ardens" },
});

const rows = [
  follower(1, "cat@fans.example", "York", "01-09"),
  follower(2, "Ann@fans.example", null, "03-01"),
  follower(3, "ben@fans.example", "Leeds", "02-01"),
];
const ids = (...order: Parameters<typeof sortFollowers>[1][]) =>
  order.map((one) => sortFollowers(rows, one).map(({ id }) => id));

it("by day, by address, and by place with nowhere last, whichever way round", () => {
  expect(
    ids(
      { sort: "since", direction: "desc" },
      { sort: "email", direction: "asc" },
      { sort: "location", direction: "asc" },
      { sort: "location", direction: "desc" },
    ),
  ).toEqual([
    [2, 3, 1],
    [2, 3, 1],
    [3, 1, 2],
    [1, 3, 2],
  ]);
});

it("who is alike stands the latest first", () => {
  expect(ids({ sort: "source", direction: "asc" })).toEqual([[3, 2, 1]]);
});
