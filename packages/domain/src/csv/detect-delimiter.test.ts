import { expect, it } from "vitest";
import { detectDelimiter } from "./detect-delimiter.ts";

it.each([
  ["Title,Artist\nHelp!,The Beatles\n", ","],
  ["Title;Artist\nHelp!;The Beatles\n", ";"],
  ["Title\tArtist\nHelp!\tThe Beatles\n", "\t"],
])("is found in %j", (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

it("is not misled by what stands in the cells", () => {
  expect(detectDelimiter("Title;Notes\nHello;a,b,c\nGoodbye;d,e\n")).toBe(";");
  expect(detectDelimiter('"a;b;c;d",Artist\n"e;f",g\n')).toBe(",");
});

it("is a comma where there is but one column", () => {
  expect(detectDelimiter("Title\nHelp!\n")).toBe(",");
  expect(detectDelimiter("")).toBe(",");
});
