import { readChart } from "@bandstand/domain/chart/read-chart";
import { expect, it } from "vitest";
import { withTabRemark } from "./tab-remark.ts";

const first = (text: string, semitones: number) =>
  withTabRemark(readChart(text), semitones).sections[0]?.lines[0]?.kind;
const TAB = "[C]la\n{start_of_tab}\ne|--3--|\n{end_of_tab}";

it("a tab beside chords that are moved says on stage that it is not", () => {
  expect(first(TAB, 2)).toBe("comment");
  expect(first(TAB, 0)).toBe("song");
  expect(first("[C]la", 2)).toBe("song");
});
