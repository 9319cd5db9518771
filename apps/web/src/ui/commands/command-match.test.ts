import { describe, expect, it } from "vitest";
import { bestMatches } from "./command-match.ts";

const list = [
  { title: "Go to Songs" },
  { title: "Songs of the South" },
  { title: "Add Song" },
  { title: "Sign out", keywords: ["log off", "leave"] },
];
const titles = (query: string) => bestMatches(query, list).map(({ title }) => title);

describe("matching commands", () => {
  it("puts a title that starts so first, then words that start so", () => {
    expect(titles("song")).toEqual(["Songs of the South", "Go to Songs", "Add Song"]);
  });

  it("wants every typed word, in any order", () => {
    expect(titles("song add")).toEqual(["Add Song"]);
    expect(titles("song xyz")).toEqual([]);
  });

  it("finds by other words too", () => {
    expect(titles("log off")).toEqual(["Sign out"]);
  });

  it("takes a single letter for the start of a word only", () => {
    expect(titles("s")).toEqual(["Songs of the South", "Sign out", "Go to Songs", "Add Song"]);
    expect(titles("o")).toEqual(["Songs of the South", "Sign out"]);
  });

  it("takes everything in its order while nothing is typed", () => {
    expect(titles("  ")).toEqual(list.map(({ title }) => title));
  });

  it("finds accents and apostrophes without them, within a word too", () => {
    const titled = (query: string, title: string) => bestMatches(query, [{ title }]).length;
    expect(titled("cafe", "Café Royal")).toBe(1);
    expect(titled("oya", "Café Royal")).toBe(1);
    expect(titled("dont stop", "Don’t Stop Me Now")).toBe(1);
  });

  it("finds by words of the second line beside those of the title, and after what is called so", () => {
    const songs = [
      { title: "Valerie", detail: "Amy Winehouse" },
      { title: "Winehouse Blues", detail: "Marlow Skye" },
    ];
    const found = (query: string) => bestMatches(query, songs).map(({ title }) => title);
    expect(found("winehouse valerie")).toEqual(["Valerie"]);
    expect(found("winehouse")).toEqual(["Winehouse Blues", "Valerie"]);
  });
});
