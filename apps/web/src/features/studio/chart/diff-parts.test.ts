import { describe, expect, it } from "vitest";
import { diffParts } from "./diff-parts.ts";

const same = (count: number) =>
  Array.from({ length: count }, () => ({ kind: "same", text: "La" }) as const);
const change = [
  { kind: "out", text: "Grey" },
  { kind: "in", text: "[E]Grey" },
] as const;

describe("the changes of a chart", () => {
  it("are shown with two lines around them, the rest folded", () => {
    expect(diffParts([...same(8), ...change, ...same(9), ...change, ...same(3)])).toEqual([
      { kind: "skipped", count: 6 },
      { kind: "lines", lines: same(2) },
      { kind: "lines", lines: change },
      { kind: "lines", lines: same(2) },
      { kind: "skipped", count: 5 },
      { kind: "lines", lines: same(2) },
      { kind: "lines", lines: change },
      { kind: "lines", lines: same(3) },
    ]);
  });

  it("are none where nothing changes", () => {
    expect(diffParts(same(4))).toEqual([{ kind: "skipped", count: 4 }]);
    expect(diffParts(same(1))).toEqual([{ kind: "skipped", count: 1 }]);
  });
});
