import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineDiff } from "./line-diff.ts";

const diff = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text }) => `${{ same: " ", out: "-", in: "+" }[kind]}${text}`,
  );

describe("the difference of two texts", () => {
  it("is nothing where they are the same", () => {
    expect(diff("One\nTwo\n", "One\nTwo")).toEqual([" One", " Two"]);
  });

  it("is the lines that go out and come in, among those that stay", () => {
    expect(diff("One\nTwo\nThree", "One\n[G]Two\nThree\nFour")).toEqual([
      " One",
      "-Two",
      "+[G]Two",
      " Three",
      "+Four",
    ]);
  });

  it("begins with nothing", () => {
    expect(diff("", "One")).toEqual(["+One"]);
  });
});

it("leads from one text to the other, whatever they are", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d")).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      const side = (gone: string) =>
        lines
          .filter(({ kind }) => kind !== gone)
          .map((line) => line.text)
          .join("\n");
      expect([side("in"), side("out")]).toEqual([before, after]);
    }),
  );
});
