import { describe, expect, it } from "vitest";
import { readKey, readLength, readMilliseconds, readTags, readTempo } from "./values.ts";
import { statusOf } from "./status-words.ts";

describe("a length", () => {
  it.each([
    ["245", 245],
    ["4:05", 245],
    ["0:04:05", 245],
    ["1:02:03", 3723],
    ["4m 5s", 245],
    ["4 min", 240],
    ["4'05\"", 245],
    ["1 hour 2 min 3 sec", 3723],
    ["", null],
    ["0", null],
    ["0:00", null],
  ])("is read from %j", (cell, value) => {
    expect(readLength(cell)).toEqual({ value });
  });

  it.each(["four minutes", "4:75", "-4:05", "4:05 pm"])("is not read from %j", (cell) => {
    expect(readLength(cell)).toEqual({
      value: null,
      problem: `The length “${cell}” is not a time`,
    });
  });

  it("that a spreadsheet has made hours of is pointed out", () => {
    expect(readLength("4:05:00")).toEqual({
      value: 14_700,
      note: "The length 4:05:00 was read as hours, minutes and seconds",
    });
  });

  it.each([
    ["3.75", 225, "The length 3.75 was read as minutes: 3:45"],
    ["4.5", 270, "The length 4.5 was read as minutes: 4:30"],
    ["4", 4, "The length 4 was read as seconds: 0:04"],
  ])("of %s may have been meant otherwise, and is pointed out", (cell, value, note) => {
    expect(readLength(cell)).toEqual({ value, note });
  });

  it("of many seconds may have decimals", () => {
    expect(readLength("245.4")).toEqual({ value: 245 });
  });

  it("may come in milliseconds", () => {
    expect(readMilliseconds("245000")).toEqual({ value: 245 });
    expect(readMilliseconds("4:05").problem).toMatch(/is not a number of milliseconds/);
  });
});

describe("a tempo", () => {
  it.each([
    ["120", 120],
    ["120.0", 120],
    ["96 BPM", 96],
    ["♩ = 84", 84],
    ["0", null],
    ["", null],
  ])("is read from %j", (cell, value) => {
    expect(readTempo(cell)).toEqual({ value });
  });

  it.each([
    ["120.6", 121],
    ["120,4", 120],
  ])("of %s is a whole number, which is pointed out", (cell, value) => {
    expect(readTempo(cell)).toEqual({ value, note: `The tempo ${cell} was read as ${value}` });
  });

  it("is not read from words", () => {
    expect(readTempo("fast")).toEqual({ value: null, problem: "The tempo “fast” is not a number" });
  });
});

describe("a key", () => {
  it.each([
    ["C", "C"],
    ["F# Minor", "F#m"],
    ["F♯m", "F#m"],
    ["B flat major", "Bb"],
    ["E-flat", "Eb"],
    ["Bbm", "Bbm"],
    ["Gmaj", "G"],
    ["CM", "C"],
    ["", null],
  ])("is read from %j", (cell, value) => {
    expect(readKey(cell)).toEqual({ value });
  });

  it.each([
    ["am", "Am"],
    ["a minor", "Am"],
    ["f sharp min", "F#m"],
    ["e", "E"],
  ])("in small letters may have been meant otherwise, and is pointed out: %j", (cell, value) => {
    expect(readKey(cell)).toEqual({ value, note: `The key “${cell}” was read as ${value}` });
  });

  it.each(["D Dorian", "H#", "Gb7"])("that is none stays %j and is pointed out", (cell) => {
    expect(readKey(cell)).toEqual({
      value: cell,
      note: `The key “${cell}” is not known here: it stays as it is`,
    });
  });
});

it("finds tags between commas, semicolons and bars, each once, none too long", () => {
  expect(readTags("Slow, Dance (deep purple);slow | Christmas party", 10)).toEqual({
    value: [
      { tag: "Slow", color: null },
      { tag: "Dance", color: "deepPurple" },
      { tag: "Christmas", color: null },
    ],
    notes: ["The tag “Christmas party” was cut to “Christmas”"],
  });
});

it.each([
  ["Current", "C"],
  ["c", "C"],
  ["Active", "C"],
  ["Gig-ready", "C"],
  ["Work in progress", "P"],
  ["learning", "P"],
  ["Wish List", "N"],
  ["On hold", "H"],
  ["Archived", "R"],
  ["Schroedinger", null],
])("knows the status %j", (word, tag) => {
  expect(statusOf(word)).toBe(tag);
});
