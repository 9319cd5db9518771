import { describe, expect, it } from "vitest";
import { songText } from "./song-text.ts";

const WORDS = "Grey light on the platform\nCoat over my arm";
const CHART = "[E]Grey light on the [A]platform\nCoat [B]over my arm";

describe("the text that is sung from", () => {
  it("is the lyrics", () => {
    expect(songText({ lyrics: WORDS, tab: "E|--2--|" })).toBe(WORDS);
    expect(songText({ lyrics: WORDS, tab: null })).toBe(WORDS);
  });

  it("is the chart where only that has the chords", () => {
    expect(songText({ lyrics: WORDS, tab: CHART })).toBe(CHART);
    expect(songText({ lyrics: CHART, tab: CHART + "!" })).toBe(CHART);
  });

  it("stays the lyrics where the chart has no words", () => {
    expect(songText({ lyrics: WORDS, tab: "[E] | [A] | [B]" })).toBe(WORDS);
  });

  it("is the tab where there are no lyrics, and nothing where there is nothing", () => {
    expect(songText({ lyrics: " ", tab: CHART })).toBe(CHART);
    expect(songText({ lyrics: null, tab: "" })).toBeNull();
  });
});
