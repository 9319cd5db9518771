import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakTab, isTabLine, tabSystems } from "./tab-lines.ts";

describe("a line of a tab", () => {
  it.each([
    "e|---3---5---|",
    "B:-0-0-1h3p1-|",
    "  G|--2--2--2--|",
    "HH|x-x-x-x-|",
    "D ----2--4--",
    "-3---3--5---",
  ])("is %s", (line) => {
    expect(isTabLine(line)).toBe(true);
  });

  it.each(["wait - for - it - all", "one-two-three-four-five", "--", "", "| C . | G . |"])(
    "is not '%s'",
    (line) => {
      expect(isTabLine(line)).toBe(false);
    },
  );
});

describe("a tab wider than the paper", () => {
  it("is broken after a bar, with the strings named again", () => {
    expect(breakTab(["e|--0--1--|--3--5--|", "B|--1--1--|--0--0--|"], 14)).toEqual([
      ["e|--0--1--|", "B|--1--1--|"],
      ["e|--3--5--|", "B|--0--0--|"],
    ]);
  });

  it("stays whole where it fits", () => {
    expect(breakTab(["e|--0--|"], 8)).toEqual([["e|--0--|"]]);
  });

  it("loses nothing and keeps within the width", () => {
    const line = fc.string({ unit: fc.constantFrom("-", "3", "|", "h"), maxLength: 200 });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 12, max: 100 }),
        (lines, width) => {
          const systems = breakTab(lines, width);
          for (const system of systems)
            for (const part of system) expect(part.length).toBeLessThanOrEqual(width);
          lines.forEach((whole, index) => {
            expect(systems.map((system) => system[index]).join("").length).toBeGreaterThanOrEqual(
              whole.length,
            );
          });
        },
      ),
    );
  });
});

it("strings that sound together are broken together; other lines stand by themselves", () => {
  const lines = ["Riff", "e|--0--1--|--3--5--|", "B|--1--1--|--0--0--|", "twice"];
  expect(tabSystems(lines, 14)).toEqual([
    ["Riff"],
    ["e|--0--1--|", "B|--1--1--|"],
    ["e|--3--5--|", "B|--0--0--|"],
    ["twice"],
  ]);
});
