import { readChart } from "./read-chart.ts";
import { describe, expect, it } from "vitest";
import { chartShift, shapesKey, shiftAtPlace, shiftToKey } from "./chart-shift.ts";

const inG = { songkey: "G" };
const plain = readChart("[G]la");
const withCapo = readChart("{capo: 2}\n[G]la");

describe("the chords that are shown", () => {
  it("are those that were typed, moved as the reader likes", () => {
    expect(chartShift(plain, { transpose: 3, capo: null }, inG)).toMatchObject({
      semitones: 3,
      sounding: 3,
      capo: 0,
    });
  });

  it("are lower shapes with a capo, and sound the same", () => {
    expect(chartShift(plain, { transpose: 0, capo: 3 }, inG)).toMatchObject({
      semitones: -3,
      sounding: 0,
      capo: 3,
    });
  });

  it("are the shapes of the chart's own capo, which sound higher", () => {
    expect(chartShift(withCapo, { transpose: 0, capo: null }, inG)).toMatchObject({
      semitones: 0,
      sounding: 2,
      capo: 2,
    });
    expect(chartShift(withCapo, { transpose: 0, capo: 0 }, inG)).toMatchObject({
      semitones: 2,
      sounding: 2,
      capo: 0,
    });
  });

  it("are the shapes of the song's capo, unless the reader sets another", () => {
    const song = { songkey: "G", capo: 5 };
    expect(chartShift(plain, { transpose: 0, capo: null }, song)).toMatchObject({
      semitones: -5,
      sounding: 0,
      capo: 5,
    });
    expect(chartShift(plain, { transpose: 0, capo: 0 }, song)).toMatchObject({
      semitones: 0,
      capo: 0,
    });
  });

  it("are those that were typed, where they are the shapes of the song's capo already", () => {
    const shapes = readChart("{key: D}\n[D]la [A]la");
    const shift = chartShift(shapes, { transpose: 0, capo: null }, { songkey: "E", capo: 2 });
    expect(shift).toMatchObject({ semitones: 0, sounding: 2, capo: 2 });
    expect(shift.written && shapesKey(shift.written, shift, 0)).toBe("E");
  });
});

describe("the way to the key of a set list", () => {
  it.each([
    ["A", 2],
    ["E", -3],
    ["G", 0],
    ["C#", 6],
    ["whatever suits Mira", 0],
  ])("to %s is the shorter one", (key, semitones) => {
    expect(shiftToKey(plain, inG, key)).toBe(semitones);
  });

  it("starts where the chart sounds, which is above its shapes by the capo", () => {
    expect(shiftToKey(withCapo, { songkey: null }, "A")).toBe(0);
    expect(shiftToKey(withCapo, { songkey: null }, "G")).toBe(-2);
  });

  it("is none where there are no chords", () => {
    expect(shiftToKey(readChart("la la"), inG, "A")).toBe(0);
  });
});

describe("a chart at a place of a set list", () => {
  const song = { songkey: "G", capo: 5 };

  it("is in the key of the place, without the capo that is for the song's own", () => {
    expect(shiftAtPlace(plain, song, { songkey: "A", capo: null })).toMatchObject({
      semitones: 2,
      sounding: 2,
      capo: 0,
    });
  });

  it("is as the song is played where the place says no key", () => {
    expect(shiftAtPlace(plain, song, { songkey: null, capo: null })).toMatchObject({
      semitones: -5,
      sounding: 0,
      capo: 5,
    });
  });

  it("is moved from there as its reader has set for this place", () => {
    const reader = { transpose: 1, capo: 3, usualCapo: 7 };
    expect(shiftAtPlace(plain, song, { songkey: "A", capo: null }, reader)).toMatchObject({
      semitones: 0,
      sounding: 3,
      capo: 3,
    });
  });

  it("has the capo of the place, in its key and in the song's", () => {
    expect(shiftAtPlace(plain, song, { songkey: "A", capo: 2 })).toMatchObject({
      semitones: 0,
      sounding: 2,
      capo: 2,
    });
    expect(shiftAtPlace(plain, song, { songkey: null, capo: 0 })).toMatchObject({
      semitones: 0,
      sounding: 0,
      capo: 0,
    });
  });

  it("has the capo of who reads it there before that of the place, and that before one set at home", () => {
    const place = { songkey: null, capo: 4 };
    const home = { transpose: 0, capo: null, usualCapo: 2 };
    expect(shiftAtPlace(plain, song, place, home).capo).toBe(4);
    expect(shiftAtPlace(plain, song, place, { ...home, capo: 7 }).capo).toBe(7);
  });

  it("has the capo of who reads it at home in the song's own key alone", () => {
    const reader = { transpose: 0, capo: null, usualCapo: 2 };
    expect(shiftAtPlace(plain, song, { songkey: null, capo: null }, reader).capo).toBe(2);
    expect(shiftAtPlace(plain, song, { songkey: "A", capo: null }, reader).capo).toBe(0);
  });
});
