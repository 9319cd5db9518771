import { describe, expect, it } from "vitest";
import { bandLetter, firstLetter, initials } from "./initials.ts";

describe("initials", () => {
  it("are the first letters of the first and the last name", () => {
    expect(initials("Mira Jansen")).toBe("MJ");
    expect(initials("Anna Maria de Souza")).toBe("AS");
  });

  it("are one letter for a single name, none for none", () => {
    expect(initials("mira")).toBe("M");
    expect(initials("  ")).toBe("");
  });

  it("keep a letter whole that is made of several code points", () => {
    expect(firstLetter("e\u0301lan")).toBe("E\u0301");
    expect(firstLetter("👩‍🎤 Lou")).toBe("👩‍🎤");
  });
});

describe("a band's letter", () => {
  it("passes over the article", () => {
    expect(bandLetter("The Ardens")).toBe("A");
    expect(bandLetter(" a-ha")).toBe("A");
    expect(bandLetter("Theatre Noir")).toBe("T");
  });

  it("is the article's where nothing follows", () => {
    expect(bandLetter("The The")).toBe("T");
    expect(bandLetter("The")).toBe("T");
  });
});
