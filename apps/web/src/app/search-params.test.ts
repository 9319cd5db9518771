import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

describe("search parameters", () => {
  it("keeps a search for digits as the text that was typed", () => {
    expect(parseSearch("?search=123")).toEqual({ search: "123" });
  });

  it("keeps words that look like JSON as they are", () => {
    expect(parseSearch("?a=true&b=null&c=%7B%7D&d=1e3")).toEqual({
      a: "true",
      b: "null",
      c: "{}",
      d: "1e3",
    });
  });

  it("gathers a repeated name into a list in its order", () => {
    expect(parseSearch("status=C&status=W")).toEqual({ status: ["C", "W"] });
  });

  it("writes a list as a repeated name", () => {
    expect(stringifySearch({ status: ["C", "", "W"] })).toBe("?status=C&status=W");
  });

  it("leaves out what is missing or empty", () => {
    expect(stringifySearch({ search: "", sort: undefined, page: null, only: "x" })).toBe("?only=x");
  });

  it("gives an empty text when nothing is left", () => {
    expect(stringifySearch({ search: "" })).toBe("");
  });

  it("writes numbers and switches as words", () => {
    expect(stringifySearch({ id: 12, expanded: true })).toBe("?id=12&expanded=true");
  });

  it("treats a hostile name as an ordinary one", () => {
    expect(Object.keys(parseSearch("?__proto__=x"))).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(parseSearch("?__proto__=x"))).toBe(Object.prototype);
  });

  it("reads back whatever text it wrote", () => {
    const text = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text), (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
      }),
    );
  });
});
