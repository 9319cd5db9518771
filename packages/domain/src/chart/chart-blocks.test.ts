import { describe, expect, it } from "vitest";
import { chartBlocks, seenSections, sectionTitle } from "./chart-blocks.ts";
import { readChart } from "./read-chart.ts";

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
