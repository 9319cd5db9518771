import { expect, it } from "vitest";
import { lateSet } from "../late-set.fixture.ts";
import { newBodyOf } from "./setlist-form-schema.ts";

it("a set list that is not there yet takes its settings and all songs along", () => {
  expect(newBodyOf(lateSet)).toMatchObject({
    name: "Late set",
    plannedLength: 90,
    songs: [
      { songId: 1, setlistSectionId: 1, sequence: 1 },
      { songId: 2, setlistSectionId: 1, sequence: 2 },
      { songId: 3, setlistSectionId: 1, sequence: 3 },
      { songId: 4, setlistSectionId: 2, sequence: 1 },
    ],
  });
});
