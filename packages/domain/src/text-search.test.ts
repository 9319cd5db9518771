import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchFor, searchRows } from "./text-search.ts";

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

describe("a search among rows", () => {
  const rows = [{ fields: ["Black Dog", null] }, { fields: ["Dogs", "Pink Floyd"] }];
  const search = () => searchRows<{ fields: (string | null)[] }>(({ fields }) => fields);

  it("answers nothing sought with the rows themselves", () => {
    expect(search().find(rows, "")).toBe(rows);
  });

  it("finds again what a longer text had left out", () => {
    const { find } = search();
    expect(find(rows, "dogs")).toEqual([rows[1]]);
    expect(find(rows, "dog")).toEqual(rows);
  });

  it("answers a letter taken back with what stood there before", () => {
    const { find } = search();
    const found = find(rows, "dog");
    find(rows, "dogs");
    expect(find(rows, "dog")).toBe(found);
  });

  it("looks among other rows once there are others", () => {
    const { find } = search();
    find(rows, "pink");
    const others = [{ fields: ["Pink Moon"] }];
    expect(find(others, "pink m")).toEqual(others);
  });

  it("finds what a search of each row finds, whatever was typed before", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "B", "\u00e9", "e\u0301", " "),
      maxLength: 4,
    });
    const row = fc.record({ fields: fc.array(fc.option(text), { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.array(text), (some, typed) => {
        const { find } = search();
        for (const sought of typed) {
          const isFound = searchFor(sought);
          expect(find(some, sought)).toEqual(some.filter(({ fields }) => isFound(fields)));
        }
      }),
    );
  });
});
