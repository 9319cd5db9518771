import { expect, it } from "vitest";
import { missingPapers } from "./missing-papers.ts";

const chart = (id: number, more: object = {}) => ({
  id,
  songId: 7,
  title: "Chart",
  filename: `${id}-a`,
  originalName: "chart.pdf",
  ...more,
});
const NONE = new Map<number, { filename: string }>();

it("papers of songs that are kept come along: PDFs and pictures, whatever else stays away", () => {
  const rows = [
    chart(1),
    chart(2, { originalName: "chart.jpg" }),
    chart(3, { originalName: "scan.tif" }),
    chart(4, { originalName: "words.docx" }),
    chart(5, { filename: null }),
    chart(6, { songId: 8 }),
    chart(7, { songId: null }),
  ];
  expect(missingPapers(rows, [7], NONE).map(({ id }) => id)).toEqual([1, 2, 3]);
});

it("a paper that is here comes again with another file, and else not", () => {
  const here = new Map([
    [1, { filename: "1-a" }],
    [2, { filename: "2-older" }],
  ]);
  expect(missingPapers([chart(1), chart(2)], [7], here)).toEqual([chart(2)]);
});
