import { describe, expect, it } from "vitest";
import { barsOfLine, chartBlocks, hasTab, seenSections, sectionTitle } from "./chart-blocks.ts";
import { readChart } from "./read-chart.ts";
import { readPieces } from "./song-line.ts";

describe("a chart that is laid out", () => {
  it("shows no section that has lines for programs alone", () => {
    const chart = readChart("{textfont: Serif}\n\n{start_of_verse}\n[Am]Rain\n{end_of_verse}");
    expect(seenSections(chart).map(({ kind }) => kind)).toEqual(["verse"]);
  });

  it.each([
    ["verse", null, "verse"],
    ["pre_chorus", null, "pre chorus"],
    ["verse", "Second", "Second"],
    ["textblock", null, null],
    ["", null, null],
  ])("has over a section of kind %j, labelled %j, the title %j", (kind, label, title) => {
    expect(sectionTitle({ kind, label })).toBe(title);
  });

  it("keeps the strings of a tab together", () => {
    expect(
      chartBlocks([
        { kind: "verbatim", text: "e|-0-|" },
        { kind: "verbatim", text: "B|-1-|" },
        { kind: "blank" },
        { kind: "verbatim", text: "e|-3-|" },
      ]),
    ).toEqual([["e|-0-|", "B|-1-|"], { kind: "blank" }, ["e|-3-|"]]);
  });
});

describe("bars with chords in them", () => {
  const bars = (line: string) =>
    barsOfLine(readPieces(line))
      ?.map(({ text }) => text)
      .join(" ") ?? null;

  it("stand in one line with them", () => {
    expect(bars("| [Am] | [C] . [G] |")).toBe("| Am | C . G |");
    expect(bars("|: [Am]  [D7] :|")).toBe("|: Am D7 :|");
  });

  it.each(["[Am] [C]", "[Am]Sing | me", "| | |", "Sing"])("are none in %j", (line) => {
    expect(bars(line)).toBeNull();
  });

  it("are read from a line of chords as people type it", () => {
    const [section] = readChart("| Am | C |\n\n| F | G |").sections;
    const [line] = section?.lines ?? [];
    expect(line?.kind === "song" && barsOfLine(line.pieces)?.map(({ text }) => text)).toEqual([
      "|",
      "Am",
      "|",
      "C",
      "|",
    ]);
  });
});

it("a chart has a tab where there are lines of frets, and not where words are set letter by letter", () => {
  expect(hasTab(readChart("[Am]Rain\n{sot}\ne|--0--|\n{eot}"))).toBe(true);
  expect(hasTab(readChart("[Am]Rain\ne|--0--|\nB|--1--|"))).toBe(true);
  expect(hasTab(readChart("[Am]Rain\n{start_of_textblock}\nSoftly\n{end_of_textblock}"))).toBe(
    false,
  );
});
