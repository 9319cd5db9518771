import { expect, it } from "vitest";
import { readPastedChart } from "./pasted-chart.ts";

const lines = (...text: string[]) => text.join("\n");

it("a chart that is pasted with its head says what its song is, and is words and chords after it", () => {
  const pasted = lines(
    "Tin Roof Chords by The Foundry",
    "",
    "Tuning: E A D G B E",
    "Key: Cm",
    "Capo: 3rd fret",
    "",
    "[Verse 1]",
    "Am         F",
    "Rain on a tin roof",
    "C         G   Am",
    "nobody asks for more",
  );
  expect(readPastedChart(pasted)).toEqual({
    told: {
      title: "Tin Roof",
      artist: "The Foundry",
      genre: null,
      songkey: "Cm",
      capo: 3,
      bpm: null,
      seconds: null,
      notes: "Tuning: E A D G B E",
    },
    text: expect.stringMatching(/\n\n\[Verse 1\]\nAm {9}F\nRain on a tin roof\n/),
  });
  expect(readPastedChart(pasted)?.text).not.toMatch(/Chords by|Tuning:|Key: Cm/);
});

it("words that are pasted with their title are the words after it", () => {
  expect(readPastedChart("Tin Roof lyrics by The Foundry\n\nRain on a tin roof")).toMatchObject({
    told: { title: "Tin Roof", artist: "The Foundry" },
    text: "Rain on a tin roof",
  });
});

it("words beside a tab stay as they were pasted", () => {
  const pasted = lines(
    "Title: Tin Roof",
    "",
    "Rain on a tin roof",
    "",
    "e|--3--5--|",
    "B|--0--0--|",
  );
  expect(readPastedChart(pasted)).toMatchObject({ told: { title: "Tin Roof" }, text: pasted });
});

it.each([
  ["chords over words", "Am         F\nRain on a tin roof"],
  ["words alone", "Rain on a tin roof\nSun on the hill"],
  ["a tab", "e|--3--5--|\nB|--0--0--|"],
  ["signs alone", "???\n\n!!!"],
  ["nothing", " \n "],
])("what says nothing of its song is no such chart: %s", (_, text) => {
  expect(readPastedChart(text)).toBeNull();
});
