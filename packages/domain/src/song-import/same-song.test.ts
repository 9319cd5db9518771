import { describe, expect, it } from "vitest";
import { songFinder, songKey } from "./same-song.ts";

const one = { title: "Señor Lark's Waltz", artist: "The Foundry & Sons" };

describe("a song is the same", () => {
  it.each([
    ["without accents, punctuation and case", "senor larks WALTZ", "the foundry & sons"],
    ["with and without “the”, and with “and” for a sign", "Señor Lark’s Waltz", "Foundry and Sons"],
    ["with the article behind", "Señor Lark's Waltz", "Foundry & Sons, The"],
    ["with the family name first", "Waltz, Señor Lark's", "Sons & Foundry, The"],
    ["with artist and title the other way round", "Foundry and Sons", "Senor Lark's Waltz!"],
    [
      "with an accent typed as a letter of its own",
      "Sen\u0303or Lark's Waltz",
      "The Foundry & Sons",
    ],
  ])("%s", (_, title, artist) => {
    expect(songKey({ title, artist })).toBe(songKey(one));
  });

  it.each([
    ["of another title", { title: "Señor Lark", artist: one.artist }],
    ["of another artist", { title: one.title, artist: "The Foundry" }],
  ])("not %s", (_, other) => {
    expect(songKey(other)).not.toBe(songKey(one));
  });

  it("by letters that have no accent to lose, as people type them", () => {
    expect(songKey({ title: "Straße", artist: "Bjørn" })).toBe(
      songKey({ title: "STRASSE", artist: "bjorn" }),
    );
  });

  it("by signs and small words where there is nothing else", () => {
    expect(songKey({ title: "???", artist: "The The" })).not.toBe(
      songKey({ title: "!!!", artist: "And" }),
    );
  });
});

describe("the songs of a band", () => {
  const finder = songFinder<number>();
  finder.add(one, 1);
  finder.add({ title: "Home", artist: "Ann" }, 2);
  finder.add({ title: "Home", artist: "The Foundry" }, 3);

  it("have the one of this title where a file names no artist", () => {
    expect(finder.find({ title: "senor lark's waltz", artist: " " })).toBe(1);
  });

  it("have none where two have the title", () => {
    expect(finder.find({ title: "Home", artist: "" })).toBeUndefined();
    expect(finder.find({ title: "HOME", artist: "ann" })).toBe(2);
  });

  it("have none of the title by another artist", () => {
    expect(finder.find({ title: one.title, artist: "Somebody" })).toBeUndefined();
  });
});
