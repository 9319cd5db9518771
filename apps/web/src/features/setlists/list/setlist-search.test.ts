import { describe, expect, it } from "vitest";
import { GROUPS, readSetlistSearch, SETLIST_SORTS } from "./setlist-search.ts";

describe("the address of the set lists", () => {
  it("keeps the search and the groups", () => {
    expect(readSetlistSearch({ search: "moon", groups: "A.PR" })).toEqual({
      search: "moon",
      groups: "A.PR",
    });
  });

  it("keeps the order, unless it is by the next gig", () => {
    expect(readSetlistSearch({ sort: "name", direction: "desc" })).toEqual({
      sort: "name",
      direction: "desc",
    });
    expect(readSetlistSearch({ sort: "gig", direction: "asc" })).toEqual({});
    expect(readSetlistSearch({ sort: "colour" })).toEqual({});
  });

  it("leaves out what it does not know", () => {
    expect(readSetlistSearch({ search: "", groups: "A.XX", page: "2" })).toEqual({});
    expect(readSetlistSearch({ search: ["a"], groups: 7 })).toEqual({});
  });

  it("shows Preparation, Planned and Permanent where it says nothing", () => {
    expect(GROUPS.tagsOf(undefined)).toEqual(["PR", "PL", "PM"]);
    expect(GROUPS.paramOf(["PM", "PL", "PR"])).toBeUndefined();
  });

  it("tells any other choice in the order of the groups", () => {
    expect(GROUPS.paramOf(["PL", "A"])).toBe("A.PL");
    expect(GROUPS.tagsOf("PL.A")).toEqual(["A", "PL"]);
    expect(GROUPS.paramOf([])).toBe("none");
    expect(GROUPS.tagsOf("none")).toEqual([]);
  });
});

it("the orders of the set lists are called as they are read", () => {
  expect(SETLIST_SORTS.map(({ label }) => label)).toEqual([
    "Next gig",
    "Name",
    "Running time",
    "Last changed",
  ]);
});
