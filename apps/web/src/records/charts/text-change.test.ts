import { describe, expect, it } from "vitest";
import { aroundSection, insertion } from "./text-change.ts";

describe("a section put around a text", () => {
  it("takes in the selected lines, whole", () => {
    const text = "one\ntwo\nthree\nfour";
    expect(aroundSection("verse", "Verse 1")(text, 5, 10)).toEqual({
      text: "one\n{start_of_verse: Verse 1}\ntwo\nthree\n{end_of_verse}\nfour",
      caret: 39,
    });
  });

  it("ends with the line that the selection ends in, even behind its last letter", () => {
    expect(aroundSection("chorus", "")("one\ntwo", 0, 4).text).toBe(
      "{start_of_chorus}\none\n{end_of_chorus}\ntwo",
    );
  });

  it("is empty without a selection, before the line of the caret", () => {
    expect(aroundSection("tab", "")("one\ntwo", 5, 5)).toEqual({
      text: "one\n{start_of_tab}\n\n{end_of_tab}\ntwo",
      caret: 19,
    });
    expect(aroundSection("tab", "")("", 0, 0).text).toBe("{start_of_tab}\n\n{end_of_tab}");
  });
});

describe("what is put in", () => {
  it("replaces the selection and leaves the caret within", () => {
    expect(insertion("[]", 1)("one two", 4, 7)).toEqual({ text: "one []", caret: 5 });
  });
});
