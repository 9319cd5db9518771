import { describe, expect, it } from "vitest";
import { genreKey } from "./genre-key.ts";
import { hasGenre, ownGenresOf, withOneGenre } from "./song-genre.ts";

describe("the genre of a song", () => {
  it.each([
    ["one of the list takes the band's own away", { genreId: 3 }, { genreId: 3, ownGenre: null }],
    [
      "one of the band's own takes that of the list away",
      { ownGenre: "NDW" },
      { genreId: null, ownGenre: "NDW" },
    ],
    [
      "of both the band's own stays",
      { genreId: 3, ownGenre: "NDW" },
      { genreId: null, ownGenre: "NDW" },
    ],
    ["what is taken away leaves the other alone", { genreId: null }, { genreId: null }],
    ["what is not said stays unsaid", {}, {}],
  ])("is one: %s", (_, given, kept) => {
    expect(withOneGenre<{ genreId?: number | null; ownGenre?: string | null }>(given)).toEqual(
      kept,
    );
  });

  it("is there where either is", () => {
    expect(
      [{ genreId: 3 }, { ownGenre: "NDW" }, { genreId: null, ownGenre: " " }, {}].map(hasGenre),
    ).toEqual([true, true, false, false]);
  });

  it.each([
    ["hip hop", "Hip-Hop"],
    ["RnB", "R and B"],
    ["Schlager", "SCHLÄGER"],
  ])("%j is %j", (one, other) => {
    expect(genreKey(one)).toBe(genreKey(other));
  });
});

it("a band has the genres of its own that its songs have, as most of them spell each", () => {
  const songs = ["NDW", "Schlager", "schlager", "Schlager", null, ""].map((ownGenre) => ({
    ownGenre,
  }));
  expect(ownGenresOf(songs)).toEqual(["NDW", "Schlager"]);
});
