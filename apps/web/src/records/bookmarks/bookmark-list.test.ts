import { describe, expect, it } from "vitest";
import { bookmarkOf } from "./bookmark.fixture.ts";
import { numbered, withBookmark, withoutBookmark } from "./bookmark-list.ts";

const list = [bookmarkOf(1), bookmarkOf(2), bookmarkOf(3)];
const places = (bookmarks: readonly { id: number; sequence: number }[]) =>
  bookmarks.map(({ id, sequence }) => [id, sequence]);

describe("the list of bookmarks", () => {
  it("takes a new one at its place and moves the others down", () => {
    const added = bookmarkOf(9, { sequence: 2 });
    expect(places(withBookmark(list, added))).toEqual([
      [1, 1],
      [9, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it("holds a song once", () => {
    const again = bookmarkOf(3, { sequence: 1 });
    expect(places(withBookmark(list, again))).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it("puts one with a place past the end at the end", () => {
    expect(places(withBookmark(list, bookmarkOf(9, { sequence: 50 }))).at(-1)).toEqual([9, 4]);
  });

  it("closes the gap that one leaves", () => {
    expect(places(withoutBookmark(list, 1))).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it("leaves a bookmark that keeps its place the same object", () => {
    expect(numbered(list)[0]).toBe(list[0]);
  });
});
