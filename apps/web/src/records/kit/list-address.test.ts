import { describe, expect, it } from "vitest";
import { chosen, readListSearch, readSwitch, tagParam } from "./list-address.ts";

const SORTS = [
  { value: "name", label: "Name" },
  { value: "city", label: "City" },
] as const;

const statuses = tagParam({
  tags: ["open", "booked", "past"],
  usual: ["open", "booked"],
  separator: ".",
});

describe("the address of a list", () => {
  it("keeps the search and the order", () => {
    const raw = { search: "moon", sort: "city", direction: "desc" };
    expect(readListSearch(raw, SORTS)).toEqual(raw);
  });

  it("leaves out what is usual", () => {
    expect(readListSearch({ search: "", sort: "name", direction: "asc" }, SORTS)).toEqual({});
  });

  it("leaves out what it does not know", () => {
    expect(readListSearch({ search: ["a"], sort: "colour", page: "2" }, SORTS)).toEqual({});
    expect(readSwitch("perhaps")).toBeUndefined();
    expect(readSwitch("true")).toBe("true");
  });

  it("says nothing of what was taken back", () => {
    expect(chosen({ search: "moon", sort: undefined })).toEqual({ search: "moon" });
  });
});

describe("tags in an address", () => {
  it("are the usual ones where it says nothing", () => {
    expect(statuses.tagsOf(undefined)).toEqual(["open", "booked"]);
    expect(statuses.paramOf(["booked", "open"])).toBeUndefined();
  });

  it("are told in their order, none as well", () => {
    expect(statuses.paramOf(["past", "open"])).toBe("open.past");
    expect(statuses.tagsOf("past.open")).toEqual(["open", "past"]);
    expect(statuses.paramOf([])).toBe("none");
    expect(statuses.tagsOf("none")).toEqual([]);
  });

  it("stand in a row where each is one letter", () => {
    const letters = tagParam({ tags: ["N", "P", "C"], usual: ["P"], separator: "" });
    expect(letters.paramOf(["N", "C"])).toBe("NC");
    expect(letters.tagsOf("NC")).toEqual(["N", "C"]);
    expect(letters.read("NX")).toBeUndefined();
  });

  it("are not read from what names another tag, or more than there are", () => {
    expect(statuses.read("open.past")).toBe("open.past");
    expect(statuses.read("none")).toBe("none");
    for (const raw of ["", "open.lost", "open.open.open.open", ["open"], 7, undefined])
      expect(statuses.read(raw)).toBeUndefined();
  });
});
