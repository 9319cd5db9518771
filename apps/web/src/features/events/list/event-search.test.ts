import { expect, it } from "vitest";
import { nextPast, readEventSearch } from "./event-search.ts";

it("an address keeps what is chosen, and not what is usual or unknown", () => {
  expect(readEventSearch({ search: "crown", pastEvents: "R", types: "G", sort: "venue" })).toEqual({
    search: "crown",
    pastEvents: "R",
    types: "G",
    sort: "venue",
  });
  expect(readEventSearch({ pastEvents: "N", sort: "date" })).toEqual({});
  expect(readEventSearch({ pastEvents: "X", types: "WD", sort: "fee" })).toEqual({});
});

it("past events come step by step: those of 60 days, all, and none again", () => {
  expect(nextPast("N")).toBe("R");
  expect(nextPast("R")).toBe("A");
  expect(nextPast("A")).toBe("N");
});
