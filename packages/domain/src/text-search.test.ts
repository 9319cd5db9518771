import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, searchFor, searchRows } from "./text-search.ts";

const words = fc.array(
  fc.string({ unit: fc.constantFrom("a", "B", "é", "e\u0301", "’", "'", "ß", "1"), maxLength: 4 }),
  { minLength: 1, maxLength: 4 },
);

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

  it.each([
    ["dont stop", ["Don’t Stop Me Now", "Queen"]],
    ["don't stop", ["Dont Stop", "Fleetwood Mac"]],
    ["winehouse valerie", ["Valerie", "Mark Ronson", "Amy Winehouse"]],
    ["stop dont", ["Don't Stop"]],
    ["senorita", ["Señorita"]],
    ["SEÑORITA", ["Senorita"]],
    ["arzte", ["Westerland", "Die Ärzte"]],
    ["strasse", ["Straße des 17. Juni"]],
    ["moby ore", ["Ørevig", "Moby"]],
  ])("for %j finds %j", (sought, fields) => {
    expect(searchFor(sought)(fields)).toBe(true);
  });

  it("wants every word, and each whole within one field", () => {
    expect(searchFor("winehouse rehab")(["Valerie", "Amy Winehouse"])).toBe(false);
    expect(searchFor("dogled")(["Black Dog", "Led Zeppelin"])).toBe(false);
  });

  it("tells letters of other scripts apart that differ by a mark", () => {
    expect(searchFor("か")(["がんばれ"])).toBe(false);
    expect(searchFor("\u304b\u3099")(["がんばれ"])).toBe(true);
  });

  it("finds an accent however it was typed", () => {
    expect(searchFor("e\u0301te\u0301")(["L'\u00e9t\u00e9 indien"])).toBe(true);
    expect(searchFor("\u00e9t\u00e9")(["L'e\u0301te\u0301 indien"])).toBe(true);
  });

  it("finds any text by its words in any order, without accents and apostrophes", () => {
    const fields = fc.array(
      words.map((some) => some.join(" ")),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(fields, fc.integer(), (texts, seed) => {
        const typed = texts
          .flatMap((text) => foldText(text).split(" "))
          .map((word, place) => ({ word, at: Math.sin(seed + place) }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ word }) => word)
          .join("  ");
        expect(searchFor(typed)(texts)).toBe(true);
      }),
    );
  });

  it("finds no more once another letter is typed", () => {
    fc.assert(
      fc.property(words, words, fc.nat(), (text, sought, cut) => {
        const typed = sought.join(" ");
        if (searchFor(typed)([text.join(" ")]))
          expect(searchFor(typed.slice(0, cut % (typed.length + 1)))([text.join(" ")])).toBe(true);
      }),
    );
  });
});

it("a folded text stays as it is when it is folded again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
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
      unit: fc.constantFrom("a", "B", "\u00e9", "e\u0301", " ", "'"),
      maxLength: 5,
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
