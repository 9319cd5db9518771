import { describe, expect, it } from "vitest";
import { wrongHint } from "./incomplete.ts";

describe("a form whose values are not all good", () => {
  it("says so where nothing is missing", () => {
    expect(wrongHint({ name: "Late set", bias: 500 }, { bias: "At most 120" })).toBe(
      "Nothing is missing, but one value is not right.",
    );
    const messages = { bias: "At most 120", plannedLength: "At least 1" };
    expect(wrongHint({ bias: 500, plannedLength: 0 }, messages)).toBe(
      "Nothing is missing, but 2 values are not right.",
    );
  });

  it("says no more than the documented words where a value is missing", () => {
    const messages = { bias: "At most 120", name: "Please enter a value" };
    expect(wrongHint({ bias: 500, name: "" }, messages)).toBeNull();
    expect(wrongHint({ bias: 500, name: "  " }, messages)).toBeNull();
    expect(wrongHint({ bias: 500, name: null }, messages)).toBeNull();
    expect(wrongHint({ bias: 500 }, messages)).toBeNull();
    expect(wrongHint({ bias: 0 }, {})).toBeNull();
  });
});
