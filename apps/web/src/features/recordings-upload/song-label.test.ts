import { expect, it } from "vitest";
import { songByLabel, songLabel } from "./song-label.ts";

const SONGS = [
  { id: 1, title: "Hallelujah", artist: "Leonard Cohen" },
  { id: 2, title: "Hallelujah", artist: "Jeff Buckley" },
  { id: 3, title: "Small Hours", artist: "The Foundry" },
];

it("leads back to its song", () => {
  for (const song of SONGS) expect(songByLabel(songLabel(song), SONGS)).toBe(song);
});

it("may be a title that only one song has", () => {
  expect(songByLabel(" small hours ", SONGS)?.id).toBe(3);
  expect(songByLabel("Hallelujah", SONGS)).toBeUndefined();
  expect(songByLabel("", SONGS)).toBeUndefined();
});
