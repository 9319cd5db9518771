import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Contact, writeVcards } from "./vcard.ts";

const contact = (given: Partial<Contact> = {}): Contact => ({
  uid: "bandstand-1-2",
  nickname: "Joss",
  forename: "Joss",
  surname: "Hale",
  email: "joss@ardens.example",
  mobilePhone: "07700 900102",
  title: "Lead guitar",
  organisation: "The Ardens",
  ...given,
});

const linesOf = (text: string) => text.replaceAll("\r\n ", "").trimEnd().split("\r\n");

describe("a contact", () => {
  it("is a card of its version", () => {
    expect(linesOf(writeVcards([contact()]))).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "UID:bandstand-1-2",
      "FN:Joss Hale",
      "N:Hale;Joss;;;",
      "NICKNAME:Joss",
      "ORG:The Ardens",
      "TITLE:Lead guitar",
      "EMAIL;TYPE=INTERNET:joss@ardens.example",
      "TEL;TYPE=CELL:07700 900102",
      "END:VCARD",
    ]);
    const newer = linesOf(writeVcards([contact()], "4.0"));
    expect(newer).toContain("VERSION:4.0");
    expect(newer).toContain("EMAIL:joss@ardens.example");
  });

  it("without a name is called as the band calls them, and leaves out what nobody has said", () => {
    const nameless = { forename: null, surname: null, email: null, mobilePhone: null, title: null };
    expect(linesOf(writeVcards([contact(nameless)])).slice(3)).toEqual([
      "FN:Joss",
      "N:;Joss;;;",
      "NICKNAME:Joss",
      "ORG:The Ardens",
      "END:VCARD",
    ]);
  });

  it("keeps commas, semicolons, backslashes and line breaks apart from the card's own", () => {
    const odd = contact({ title: "Bass, keys; \\o/\r\nBEGIN:VCARD", organisation: "A\nB" });
    expect(linesOf(writeVcards([odd]))).toContain("TITLE:Bass\\, keys\\; \\\\o/\\nBEGIN:VCARD");
    expect(linesOf(writeVcards([odd]))).toContain("ORG:A\\nB");
  });

  it("of another script is folded between its signs", () => {
    const text = writeVcards([contact({ title: "🎸東京ü".repeat(20) })]);
    expect(linesOf(text)).toContain(`TITLE:${"🎸東京ü".repeat(20)}`);
  });
});

it("no line is longer than 75 bytes, and none is lost, whatever stands in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
      const text = writeVcards([contact({ title }), contact()]);
      for (const line of text.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(linesOf(text).filter((line) => line === "BEGIN:VCARD")).toHaveLength(2);
      expect(linesOf(text).filter((line) => line === "END:VCARD")).toHaveLength(2);
    }),
  );
});
