import { expect, it } from "vitest";
import { papersToPlay } from "./papers-to-play.ts";

const CHART = { mask: "S", sequence: 8 };
const OTHER = { mask: "BSVE", sequence: 12 };

const paper = (originalName: string, DocumentType = CHART, filename: string | null = "a") => ({
  title: "Paper Lanterns",
  originalName,
  filename,
  DocumentType,
});

it("one plays from any PDF of a song, and from its chart or lyrics photographed or scanned", () => {
  const playable = [
    paper("chart.pdf"),
    paper("chart.jpg"),
    paper("scan.tif"),
    paper("notes.pdf", OTHER),
  ];
  expect(papersToPlay(playable)).toEqual(playable);
});

it("one plays from no photo of the band, no office file, and not before there is a file", () => {
  const others = [paper("band.jpg", OTHER), paper("lyrics.docx"), paper("chart.pdf", CHART, null)];
  expect(papersToPlay(others)).toEqual([]);
});

it("its chart comes before what else there is", () => {
  const [chart, notes] = [paper("chart.pdf"), paper("notes.pdf", OTHER)];
  expect(papersToPlay([notes, chart])).toEqual([chart, notes]);
});
