import type { Follower } from "@bandstand/contracts/followers";
import { readCsv } from "@bandstand/domain/csv/read-csv";
import { readFollowers } from "@bandstand/domain/follower-import";
import { expect, it } from "vitest";
import { followersTable, mailingList } from "./mailing-list.ts";

const follower = (id: number, said: Partial<Follower>): Follower => ({
  id,
  bandId: 1,
  userId: id,
  source: "Follow",
  location: null,
  events: true,
  nearMiles: null,
  nearPlace: null,
  createdAt: "2026-03-01T12:00:00.000Z",
  updatedAt: "2026-03-01T12:00:00.000Z",
  TheUser: { id, email: `fan${id}@fans.example` },
  TheBand: { id: 1, identity: "the-ardens", name: "The Ardens" },
  ...said,
});
const FANS = [follower(1, { location: "=cmd()", events: false }), follower(2, {})];

it("addresses stand in a row, parted by semicolons", () => {
  expect(mailingList(FANS)).toBe("fan1@fans.example; fan2@fans.example");
});

it("a table has a line each, formulas disarmed, and its columns in the order of an import", () => {
  const { records } = readCsv(followersTable(FANS).replace("\uFEFF", ""), ",");
  expect(records.map(({ cells }) => cells)).toEqual([
    ["Email", "Location", "Source", "Since", "Events"],
    ["fan1@fans.example", "'=cmd()", "Follow", "2026-03-01", "N"],
    ["fan2@fans.example", "", "Follow", "2026-03-01", "Y"],
  ]);
  const lines = records.slice(1).map(({ cells }) => cells.join(";"));
  expect(readFollowers(lines.join("\n"))).toMatchObject({
    followers: [{ events: false }, { email: "fan2@fans.example", events: true }],
  });
});

it("a table comes in again also where somebody wants gigs near them alone", () => {
  const near = follower(3, { nearMiles: 25, nearPlace: "Leeds, United Kingdom" });
  const { records } = readCsv(followersTable([near]).replace("\uFEFF", ""), ",");
  const lines = records.slice(1).map(({ cells }) => cells.join(";"));
  expect(readFollowers(lines.join("\n"))).toMatchObject({
    followers: [{ email: "fan3@fans.example" }],
  });
});
