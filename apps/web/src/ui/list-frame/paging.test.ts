import { expect, it } from "vitest";
import { pageOf } from "./paging.ts";

const rows = Array.from({ length: 45 }, (_, index) => index + 1);

it("a page has its rows, and one beyond the last is the last", () => {
  expect(pageOf(rows, { size: 20, page: 1 }).rows).toHaveLength(20);
  expect(pageOf(rows, { size: 20, page: 9 })).toEqual({
    at: 3,
    pages: 3,
    rows: [41, 42, 43, 44, 45],
  });
  expect(pageOf([], { size: 20, page: 1 })).toEqual({ at: 1, pages: 1, rows: [] });
});

it("without paging all rows are one page", () => {
  expect(pageOf(rows, undefined)).toEqual({ at: 1, pages: 1, rows });
});
