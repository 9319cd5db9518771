import { expect, it } from "vitest";
import { openingFailure } from "./failure-texts.ts";

it("a studio that does not open is told by where it was opened from", () => {
  const song = { title: "Low Tide" };
  expect([
    openingFailure("bookmarks", song, "No network"),
    openingFailure("song", song, "No network"),
  ]).toEqual([
    'Error loading audio studio for "Low Tide": No network',
    "Error loading song for audio studio: No network",
  ]);
});
