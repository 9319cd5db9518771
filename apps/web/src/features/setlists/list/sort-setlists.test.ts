import type { SetlistRow } from "@bandstand/contracts/setlists";
import { expect, it } from "vitest";
import { type SetlistSort, sortSetlists } from "./sort-setlists.ts";

const row = (
  name: string,
  updatedAt: string,
  eventDate: string | null,
  seconds: number,
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
  includeEncore: true,
  statusGroupTag: "PR",
  Event: eventDate === null ? [] : [{ id: 1, name: null, eventDate, eventStatusTag: "C" }],
  createdAt: updatedAt,
  updatedAt,
  songs: [{ songId: 1, setlistSectionId: 1, seconds, Song: { seconds: null } }],
  interludes: [],
});

const ROWS = [
  row("Set 10", "2026-11-03T00:00:00.000Z", "2026-10-01", 600),
  row("set 2", "2026-11-04T00:00:00.000Z", "2026-12-05", 1200),
  row("Draft", "2026-11-01T00:00:00.000Z", null, 300),
  row("Old", "2026-11-05T00:00:00.000Z", "2026-09-01", 900),
  row("Next", "2026-11-02T00:00:00.000Z", "2026-11-28", 1800),
];

const names = (sort: SetlistSort, direction: "asc" | "desc" = "asc") =>
  sortSetlists(ROWS, { sort, direction, today: "2026-11-21" }).map(({ name }) => name);

it("set lists come by name, length and last change", () => {
  expect(names("name")).toEqual(["Draft", "Next", "Old", "set 2", "Set 10"]);
  expect(names("length")).toEqual(["Draft", "Set 10", "Old", "set 2", "Next"]);
  expect(names("changed", "desc")).toEqual(["Old", "set 2", "Set 10", "Next", "Draft"]);
});

it("by gig the next one is first, then what no event plays, then the latest played", () => {
  expect(names("gig")).toEqual(["Next", "set 2", "Draft", "Set 10", "Old"]);
});
