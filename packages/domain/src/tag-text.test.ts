import fc from "fast-check";
import { expect, it } from "vitest";
import { TAG_COLOURS } from "./tag-look.ts";
import { readTag, writeTag } from "./tag-text.ts";

it.each([
  ["Ballad (light blue)", "Ballad", "lightBlue"],
  ["Ballad (LightBlue)", "Ballad", "lightBlue"],
  ["Ballad(red)", "Ballad", "red"],
  ["Ballad", "Ballad", null],
  ["Ballad (live)", "Ballad (live)", null],
  ["(red)", "(red)", null],
  ["a (red) (blue)", "a (red)", "blue"],
])("the tag %j has its text and its colour", (text, tag, color) => {
  expect(readTag(text)).toEqual({ tag, color });
});

it("has no colour in brackets that it has not", () => {
  expect(writeTag({ tag: "Ballad", color: null })).toBe("Ballad");
  expect(writeTag({ tag: "Ballad", color: "#ff0000" })).toBe("Ballad");
  expect(writeTag({ tag: "a (red)", color: null })).toBe("a (red) (grey)");
});

it("is read as it was written", () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from("ab (red)")), minLength: 1 });
  const colour = fc.constantFrom(...TAG_COLOURS.map(({ key }) => key));
  fc.assert(
    fc.property(
      text.map((one) => one.trim()).filter((one) => one !== ""),
      colour,
      (tag, color) => {
        expect(readTag(writeTag({ tag, color }))).toEqual({ tag, color });
      },
    ),
  );
});
