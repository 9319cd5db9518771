import { expect, it } from "vitest";
import { findInPages, hasText, MOST_FOUND, type PageText } from "./find-in-pages.ts";

const page = (...lines: string[]): PageText => ({
  pieces: lines.map((text) => ({ text, endsLine: true })),
});

it("finds each place of a text, whatever its case, page after page", () => {
  const pages = new Map([
    [2, page("Stage plot: two monitors")],
    [1, page("Monitors", "Four MONITORS on stage")],
  ]);
  expect(findInPages(pages, "monitors")).toEqual([
    { page: 1, from: { piece: 0, at: 0 }, to: { piece: 0, at: 8 } },
    { page: 1, from: { piece: 1, at: 5 }, to: { piece: 1, at: 13 } },
    { page: 2, from: { piece: 0, at: 16 }, to: { piece: 0, at: 24 } },
  ]);
});

it("finds what runs over pieces and lines", () => {
  const pieces = [
    { text: "Load-", endsLine: false },
    { text: "in at", endsLine: true },
    { text: "four", endsLine: true },
  ];
  expect(findInPages(new Map([[1, { pieces }]]), " load-in at FOUR ")).toEqual([
    { page: 1, from: { piece: 0, at: 0 }, to: { piece: 2, at: 4 } },
  ]);
});

it("finds nothing for nothing, and stops where there is too much", () => {
  const many = new Map([[1, page("a".repeat(5000))]]);
  expect(findInPages(many, "  ")).toEqual([]);
  expect(findInPages(many, "a")).toHaveLength(MOST_FOUND);
});

it("knows a scan by its having no text", () => {
  expect(hasText(new Map([[1, page(" ")]]))).toBe(false);
  expect(hasText(new Map([[1, page("", "Rider")]]))).toBe(true);
});
