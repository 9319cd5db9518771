import type { SetlistRow } from "@bandstand/contracts/setlists";
import { expect, it } from "vitest";
import { groupOf, nextGig } from "./setlist-groups.ts";
import { type SetlistSort, sortSetlists } from "./sort-setlists.ts";

const row = (
  name: string,
  updatedAt: string,
  eventDate: string | null,
  seconds: number,
  statusGroupTag: SetlistRow["statusGroupTag"] = "PR",
): SetlistRow => ({
  id: 1,
  bandId: 1,
  name,
  description: null,
  numberSets: 1,
  plannedLength: 60,
  songInterval: 0,
  permanent: false,
  versionDate: null,
  startTime: null,
  bias: 0,
  firstBreak: 0,
  secondBreak: 0,
  includeEncore: true,
  statusGroupTag,
  Event: eventDate === null ? [] : [{ id: 1, name: null, eventDate, eventStatusTag: "C" }],
  createdAt: updatedAt,
  updatedAt,
  songs: [{ songId: 1, setlistSectionId: 1, seconds, Song: { seconds: null } }],
  interludes: [],
});

const ROWS = [
  row("Set 10", "2026-11-03T00:00:00.000Z", "2026-10-01", 600, "A"),
  row("set 2", "2026-11-04T00:00:00.000Z", "2026-12-05", 1200, "PL"),
  row("Draft", "2026-11-01T00:00:00.000Z", null, 300),
  row("Old", "2026-11-05T00:00:00.000Z", "2026-09-01", 900, "A"),
  row("Always", "2026-10-05T00:00:00.000Z", "2026-08-01", 60, "PM"),
  row("Next", "2026-11-02T00:00:00.000Z", "2026-11-28", 1800, "PL"),
];

const names = (sort: SetlistSort, direction: "asc" | "desc" = "asc") =>
  sortSetlists(ROWS, { sort, direction, today: "2026-11-21" }).map(({ name }) => name);

it("set lists come by name, length and last change", () => {
  expect(names("name")).toEqual(["Always", "Draft", "Next", "Old", "set 2", "Set 10"]);
  expect(names("length")).toEqual(["Always", "Draft", "Set 10", "Old", "set 2", "Next"]);
  expect(names("changed", "desc")).toEqual(["Old", "set 2", "Set 10", "Next", "Draft", "Always"]);
});

it("by gig come the next one, the later ones, drafts, what is kept, and what was played, the latest first", () => {
  expect(names("gig")).toEqual(["Next", "set 2", "Draft", "Always", "Set 10", "Old"]);
});

it("the set lists of the next gig stand apart from those of later ones", () => {
  const today = "2026-11-21";
  const next = nextGig(ROWS, today);
  expect(next).toBe("2026-11-28");
  expect(ROWS.map((one) => [one.name, groupOf(one, { today, next })])).toEqual([
    ["Set 10", "Past"],
    ["set 2", "Later"],
    ["Draft", "Drafts"],
    ["Old", "Past"],
    ["Always", "Permanent"],
    ["Next", "Next"],
  ]);
});
