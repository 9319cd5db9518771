import { describe, expect, it } from "vitest";
import { readSongSearch, showBesides, STATUSES } from "./song-search.ts";

describe("the songs list in the address", () => {
  it("shows WIP and Current where nothing is said", () => {
    expect(STATUSES.tagsOf(readSongSearch({}).status)).toEqual(["P", "C"]);
    expect(STATUSES.paramOf(["C", "P"])).toBeUndefined();
  });

  it("keeps any other choice, none as well", () => {
    for (const statuses of [["N"], ["P", "C", "H"], ["N", "P", "C", "H", "R"], []] as const) {
      const status = STATUSES.paramOf(statuses);
      expect(STATUSES.tagsOf(readSongSearch({ status }).status)).toEqual(statuses);
    }
  });

  it("shows songs of more statuses besides, whether they are bookmarked or not", () => {
    expect(showBesides(["P", "C"], ["H"])).toEqual({ status: "PCH", bookmarked: undefined });
    expect(showBesides(["C"], ["P", "C"])).toEqual({ status: undefined, bookmarked: undefined });
  });

  it("leaves out what it does not know, and what is the default", () => {
    expect(
      readSongSearch({ search: "", status: "XYZ", sort: "bpm", direction: "up", other: "1" }),
    ).toEqual({});
    expect(readSongSearch({ search: "123", sort: "title", direction: "asc" })).toEqual({
      search: "123",
    });
    expect(readSongSearch({ bookmarked: "perhaps" })).toEqual({});
    expect(readSongSearch({ bookmarked: "true" })).toEqual({ bookmarked: "true" });
    expect(readSongSearch({ sort: "artist", direction: "desc" })).toEqual({
      sort: "artist",
      direction: "desc",
    });
  });
});
