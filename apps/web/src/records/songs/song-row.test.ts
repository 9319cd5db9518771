import { songRow } from "@bandstand/contracts/songs";
import { song } from "@bandstand/contracts/songs.fixture";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { songRowOf } from "./song-row.ts";

it("a row of the list has what the list has, and nothing that a song says to one member", () => {
  const whole = song({
    lyrics: "la la",
    SongRatings: [{ rating: 7 }],
    Bookmark: { id: 3, sequence: 1 },
  });
  const row = songRowOf(whole);
  expect(z.strictObject(songRow.shape).parse(row)).toEqual(row);
});
