import { readCsv } from "@bandstand/domain/csv/read-csv";
import { expect, it } from "vitest";
import { badLines } from "./bad-lines.ts";

const table = (text: string, firstIsHead: boolean) => ({
  records: readCsv(text, ",").records,
  firstIsHead,
});
const NO_TITLE = { line: 3, place: "Line 3", title: "", text: "It has no title" };

it("the lines that were skipped stand as they are in the file, each with its problem", () => {
  const text = badLines(table('Title,Artist\nOne,Ann\n,"Ann, Bob"\n', true), [NO_TITLE]);
  expect(text).toBe('\uFEFFTitle,Artist,Problem\r\n,"Ann, Bob",It has no title\r\n');
});

it("a table without a head gets none", () => {
  expect(badLines(table("One,Ann\n\n,Ann\n", false), [NO_TITLE])).toBe(
    "\uFEFF,Ann,It has no title\r\n",
  );
});

it("a chart is named by its file", () => {
  const chart = { line: null, place: "one.cho", title: "", text: "It has no title" };
  expect(badLines(null, [chart])).toBe("\uFEFFone.cho,It has no title\r\n");
});
