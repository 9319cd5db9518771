import { expect, it } from "vitest";
import { pagesOf } from "./pages-of-songs.ts";

const songs = (...sizes: number[]) =>
  sizes.map((size, index) => ({ id: index + 1, title: "T", artist: "A", size }));
const ids = (pages: ReturnType<typeof pagesOf>) => pages.map((page) => page.map(({ id }) => id));

it("a page holds as many songs as a megabyte of words, and at least one", () => {
  expect(ids(pagesOf(songs(400_000, 600_000, 1, 4_000_000, 5, 5)))).toEqual([
    [1, 2],
    [3],
    [4],
    [5, 6],
  ]);
});

it("a page holds 25 songs at most, and all are there once", () => {
  const pages = pagesOf(songs(...Array.from({ length: 60 }, () => 10)));
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(pagesOf([])).toEqual([]);
});
