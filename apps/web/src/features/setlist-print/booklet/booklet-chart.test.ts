import { readChart } from "@bandstand/domain/chart/read-chart";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chartInBlocks,
  chartOfColumn,
  columnsOf,
  isBehind,
  type MeasuredBlock,
} from "./booklet-chart.ts";

/** Blocks of 10 below each other, with 5 between sections: so many in each section. */
function measured(sections: readonly number[]): MeasuredBlock[] {
  let top = 0;
  return sections.flatMap((blocks, section) => {
    if (section > 0) top += 5;
    return Array.from({ length: blocks }, () => {
      const block = { section, top, bottom: top + 10 };
      top += 10;
      return block;
    });
  });
}

const room = { columns: 1, firstHeight: 40, height: 60 };

describe("a chart on the pages of a booklet", () => {
  it("is on one where it fits", () => {
    expect(columnsOf(measured([4]), room)).toEqual([[{ section: 0, from: 0, to: 4 }]]);
  });

  it("goes on below the head of no song, where there is more room", () => {
    expect(columnsOf(measured([12]), room)).toEqual([
      [{ section: 0, from: 0, to: 4 }],
      [{ section: 0, from: 4, to: 10 }],
      [{ section: 0, from: 10, to: 12 }],
    ]);
  });

  it("has no verse parted that fits into the next column", () => {
    expect(columnsOf(measured([2, 3, 2]), room)).toEqual([
      [{ section: 0, from: 0, to: 2 }],
      [
        { section: 1, from: 0, to: 3 },
        { section: 2, from: 0, to: 2 },
      ],
    ]);
  });

  it("has as many columns below the head as the page has", () => {
    const columns = columnsOf(measured([4, 4, 6]), { ...room, columns: 2 });
    expect(columns.map((slices) => slices.map(({ section }) => section))).toEqual([[0], [1], [2]]);
  });

  it("loses no line, doubles none, and fits wherever a block fits", () => {
    const chart = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
    const height = fc.integer({ min: 10, max: 90 });
    fc.assert(
      fc.property(chart, height, height, (sections, firstHeight, rest) => {
        const blocks = measured(sections);
        const columns = columnsOf(blocks, { columns: 2, firstHeight, height: rest });
        const told = columns
          .flat()
          .flatMap(({ section, from, to }) =>
            Array.from({ length: to - from }, (_, at) => `${section}.${from + at}`),
          );
        const all = sections.flatMap((count, section) =>
          Array.from({ length: count }, (_, at) => `${section}.${at}`),
        );
        expect(told).toEqual(all);
        for (const [index, slices] of columns.entries()) {
          const inside = blocks.filter((block) => {
            const at = blocks.filter(({ section }) => section === block.section).indexOf(block);
            return slices.some(
              ({ section, from, to }) => section === block.section && at >= from && at < to,
            );
          });
          const used = (inside.at(-1)?.bottom ?? 0) - (inside[0]?.top ?? 0);
          expect(used).toBeLessThanOrEqual(index < 2 ? firstHeight : rest);
        }
      }),
    );
  });
});

describe("what stands in a column", () => {
  const chart = chartInBlocks(
    readChart("{start_of_chorus: Chorus 1}\n[C]one\ntwo\nthree\n{end_of_chorus}"),
    true,
  );

  it("goes on without its title", () => {
    const [section] = chartOfColumn(chart, [{ section: 0, from: 1, to: 3 }]).sections;
    expect(section).toMatchObject({ kind: "chorus", label: "" });
    expect(section?.lines).toHaveLength(2);
    expect(chartOfColumn(chart, [{ section: 0, from: 0, to: 1 }]).sections[0]?.label).toBe(
      "Chorus 1",
    );
  });

  it("has behind it what is drawn behind the last section", () => {
    const first = { section: 0, from: 0, to: 2 };
    expect(isBehind(chart, [first])).toBe(false);
    expect(isBehind(chart, [first, { section: 1, from: 0, to: 1 }])).toBe(true);
    expect(chartOfColumn(chart, [{ section: 1, from: 0, to: 1 }]).sections).toEqual([]);
  });

  it("is what is seen alone: nothing for programs, and no chords where they are hidden", () => {
    const said = "{x_tool: on}\n[C] [G]\nla\n";
    expect(chartInBlocks(readChart(said), true).sections[0]?.lines).toHaveLength(2);
    expect(chartInBlocks(readChart(said), false).sections[0]?.lines).toHaveLength(1);
  });

  it("is a part of a long tab, which breaks at its empty lines, else after 24", () => {
    const tab = `{start_of_tab}\n${"e|--0--|\n".repeat(30)}{end_of_tab}`;
    const kinds = chartInBlocks(readChart(tab), true).sections[0]?.lines.map(({ kind }) => kind);
    expect(kinds?.indexOf("blank")).toBe(24);
    expect(kinds).toHaveLength(31);
  });
});
