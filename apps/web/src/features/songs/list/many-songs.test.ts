import { describe, expect, it } from "vitest";
import { undoOf } from "./many-songs.ts";

const slow = { id: 1, tag: "Slow", icon: null, color: "blue" };
const slowRed = { id: 4, tag: "Slow", icon: "mic", color: "red" };

const song = (id: number, part: object = {}) => ({
  id,
  songStatusId: 1,
  genreId: null,
  ownGenre: null,
  chips: [],
  ...part,
});

describe("taking back a change of many songs", () => {
  it("gives each song the status it had, and leaves those alone that had the new one", () => {
    const before = [song(1), song(2, { songStatusId: 3 }), song(3), song(4, { songStatusId: 5 })];
    expect(undoOf(before, { songStatusId: 5 })).toEqual([
      { ids: [1, 3], songStatusId: 1 },
      { ids: [2], songStatusId: 3 },
    ]);
  });

  it("gives each song the genre it had, none as well", () => {
    const before = [song(1), song(2, { genreId: 7 })];
    expect(undoOf(before, { genreId: 9 })).toEqual([
      { ids: [1], genreId: null },
      { ids: [2], genreId: 7 },
    ]);
  });

  it("gives each song the genre it had, be it of the list or of the band's own", () => {
    const before = [song(1), song(2, { ownGenre: "NDW" }), song(3, { genreId: 7 })];
    expect(undoOf(before, { ownGenre: "Schlager" })).toEqual([
      { ids: [1], genreId: null, ownGenre: null },
      { ids: [2], genreId: null, ownGenre: "NDW" },
      { ids: [3], genreId: 7, ownGenre: null },
    ]);
    expect(undoOf(before, { genreId: 7 })).toEqual([
      { ids: [1], genreId: null },
      { ids: [2], genreId: null, ownGenre: "NDW" },
    ]);
  });

  it("takes an added tag from the songs that did not have it", () => {
    const before = [song(1, { chips: [slow] }), song(2), song(3)];
    expect(undoOf(before, { addChips: [slow] })).toEqual([{ ids: [2, 3], removeChips: ["Slow"] }]);
  });

  it("gives a removed tag back in the look that it had on each song", () => {
    const before = [song(1, { chips: [slow] }), song(2), song(3, { chips: [slowRed] })];
    expect(undoOf(before, { removeChips: ["Slow"] })).toEqual([
      { ids: [1], addChips: [slow] },
      { ids: [3], addChips: [slowRed] },
    ]);
  });

  it("is nothing where nothing was changed", () => {
    expect(undoOf([song(1)], { songStatusId: 1 })).toEqual([]);
    expect(undoOf([song(1)], { removeChips: ["Slow"] })).toEqual([]);
  });
});
