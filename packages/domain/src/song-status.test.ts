import { describe, expect, it } from "vitest";
import {
  DEFAULT_SONG_STATUSES,
  NEW_SONG_STATUS,
  SONG_STATUSES,
  toggleAllStatuses,
} from "./song-status.ts";

it("knows five statuses of a song", () => {
  expect(SONG_STATUSES.map(({ tag, name, color }) => `${tag} ${name} ${color}`)).toEqual([
    "N Possible purple",
    "P WIP blue",
    "C Current green",
    "H Hold orange",
    "R Retired grey",
  ]);
});

it("starts a new song as the one tagged P", () => expect(NEW_SONG_STATUS).toBe("P"));

describe("the All toggle", () => {
  it("turns the defaults, P and C, into all on", () => {
    expect(DEFAULT_SONG_STATUSES).toEqual(["P", "C"]);
    expect(toggleAllStatuses(["P", "C"])).toEqual(["N", "P", "C", "H", "R"]);
    expect(toggleAllStatuses(["R"])).toEqual(["N", "P", "C", "H", "R"]);
  });

  it("turns all on, in whatever order, into all off", () => {
    expect(toggleAllStatuses(["R", "H", "C", "P", "N"])).toEqual([]);
  });

  it("turns all off back into the defaults", () => {
    expect(toggleAllStatuses([])).toEqual(["P", "C"]);
  });
});
