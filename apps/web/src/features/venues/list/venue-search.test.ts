import { expect, it } from "vitest";
import { readVenueSearch, STATUSES } from "./venue-search.ts";

it("an address that says nothing shows planned and recent venues", () => {
  expect(STATUSES.tagsOf(readVenueSearch({}).status)).toEqual(["PL", "RC"]);
});

it("keeps what it knows of an address, and drops the rest", () => {
  expect(readVenueSearch({ search: "crown", sort: "location", status: "PL.OL" })).toEqual({
    search: "crown",
    sort: "location",
    status: "PL.OL",
  });
  expect(readVenueSearch({ sort: "price", status: "XX", search: 7 })).toEqual({});
});
