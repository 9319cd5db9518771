import type { VenueRow } from "@bandstand/contracts/venues";
import { expect, it } from "vitest";
import { sortVenues } from "./sort-venues.ts";

const venue = (name: string, location: string | null, sequence: number) =>
  ({ name, location, VenueStatus: { sequence } }) as VenueRow;

const rows = [
  venue("Tollgate", "Otterford", 2),
  venue("Blue Heron", null, 1),
  venue("The Anchor", "ardenbridge", 2),
  venue("Corn Hall", "Otterford", 1),
];
const names = (sort: "name" | "location" | "status", direction: "asc" | "desc" = "asc") =>
  sortVenues(rows, { sort, direction }).map(({ name }) => name);

it("by name, by place with nowhere last, and by the sequence of statuses", () => {
  expect(names("name")).toEqual(["Blue Heron", "Corn Hall", "The Anchor", "Tollgate"]);
  expect(names("location")).toEqual(["The Anchor", "Corn Hall", "Tollgate", "Blue Heron"]);
  expect(names("location", "desc")).toEqual(["Corn Hall", "Tollgate", "The Anchor", "Blue Heron"]);
  expect(names("status")).toEqual(["Blue Heron", "Corn Hall", "The Anchor", "Tollgate"]);
  expect(names("status", "desc")).toEqual(["The Anchor", "Tollgate", "Blue Heron", "Corn Hall"]);
});
