import { describe, expect, it } from "vitest";
import { searchFor } from "./text-search.ts";

describe("a search", () => {
  it("finds its text in any of the fields, whatever the case", () => {
    expect(searchFor("DOG")(["Black Dog", null])).toBe(true);
    expect(searchFor("zep")(["Black Dog", null, "Led Zeppelin"])).toBe(true);
    expect(searchFor("ÉTÉ")(["L'été indien"])).toBe(true);
    expect(searchFor("cat")(["Black Dog", null])).toBe(false);
  });

  it.each(["%", "_", ".", "*", "\\"])("for %s means the sign itself", (sign) => {
    expect(searchFor(sign)(["Black Dog"])).toBe(false);
    expect(searchFor(sign)([`100${sign} Dog`])).toBe(true);
  });

  it("for nothing finds everything", () => {
    expect(searchFor("")([null])).toBe(true);
  });

  it("does not run from one field into the next", () => {
    expect(searchFor("dog led")(["Black Dog", " Led Zeppelin"])).toBe(false);
  });

  it("finds an accent however it was typed", () => {
    expect(searchFor("e\u0301te\u0301")(["L'\u00e9t\u00e9 indien"])).toBe(true);
    expect(searchFor("\u00e9t\u00e9")(["L'e\u0301te\u0301 indien"])).toBe(true);
  });
});
