import { describe, expect, it } from "vitest";
import { entriesInOrder, placeInOrder } from "./setlist-order.ts";

const at = (songId: number, setlistSectionId: number, sequence: number) => ({
  songId,
  setlistSectionId,
  sequence,
});
const setlist = {
  numberSets: 2,
  songs: [at(1, 2, 1), at(2, 4, 1), at(3, 1, 2), at(4, 1, 1), at(5, 3, 1)],
};

it("the songs of a set list come set by set, the encore last", () => {
  expect(entriesInOrder(setlist).map(({ songId }) => songId)).toEqual([4, 3, 1, 2]);
});

describe("a song of a set list", () => {
  it("has its number and the songs around it, over the end of a set too", () => {
    const place = placeInOrder(setlist, 3);
    expect(place).toMatchObject({ number: 2, of: 4 });
    expect([place?.previous?.songId, place?.entry.songId, place?.next?.songId]).toEqual([4, 3, 1]);
  });

  it("has none before the first and none after the last", () => {
    expect(placeInOrder(setlist, 4)?.previous).toBeUndefined();
    expect(placeInOrder(setlist, 2)?.next).toBeUndefined();
  });

  it("has no place where the set list does not hold it, or plays no such set", () => {
    expect(placeInOrder(setlist, 9)).toBeNull();
    expect(placeInOrder(setlist, 5)).toBeNull();
  });
});
