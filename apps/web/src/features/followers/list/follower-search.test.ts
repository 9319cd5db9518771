import { expect, it } from "vitest";
import { ALERTS, FOLLOWER_DEBOUNCE, readFollowerSearch } from "./follower-search.ts";

it("an address that says nothing shows who hears of gigs and who does not, the latest first", () => {
  expect(readFollowerSearch({})).toEqual({});
  expect(ALERTS.tagsOf(undefined)).toEqual(["Y", "N"]);
});

it("an address keeps text, order and alerts, and passes over what is none", () => {
  const raw = { search: "leeds", sort: "email", events: "N", page: "2" };
  expect(readFollowerSearch(raw)).toEqual({ search: "leeds", sort: "email", events: "N" });
  expect(readFollowerSearch({ sort: "shoe size", events: "perhaps" })).toEqual({});
});

it("the address follows 300 ms after the last letter", () => {
  expect(FOLLOWER_DEBOUNCE).toBe(300);
});
