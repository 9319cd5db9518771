import { describe, expect, it } from "vitest";
import { moveChart } from "./move-chart.ts";
import { readChart } from "./read-chart.ts";
import { writtenSong } from "../song-fields/written-song.fixture.ts";
import { songFile } from "./song-file.ts";
import { toChordPro } from "./write-chordpro.ts";

const MEGABYTE = 1_000_000;

/** As many times as the text fits. */
const filled = (text: string, size: number) =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);

/** Of the processor: a busy machine takes longer, and does no more. */
function milliseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}

describe("a text of a megabyte", () => {
  it.each([
    ["words", "Paper lanterns on the water\n"],
    ["chords between words", "[G]Paper [D/F#]lanterns on the [Em7]water\n"],
    ["chords over lyrics", "G       D\nPaper lanterns\n\n"],
    ["one line", "Paper lanterns on the water "],
    ["brackets opened", "["],
    ["brackets closed", "]"],
    ["braces", "{"],
    ["headings almost", "[Verse 1\n"],
    ["dashes", "-"],
    ["long chord almost", "[Amaj7majmajminomin]"],
    ["backslashes", "\\\n"],
  ])("is read in time in proportion to its length: %s", (_, text) => {
    const small = filled(text, MEGABYTE / 8);
    const whole = filled(text, MEGABYTE);
    readChart(small);
    const base = milliseconds(() => readChart(small));
    const full = milliseconds(() => readChart(whole));
    // Eight times the text; a square would be sixty-four times. The constant covers what the process does besides.
    expect(full).toBeLessThan(base * 24 + 400);
  });

  it.each([
    ["one-letter chords", "A\n"],
    ["one line of chords", "A "],
    ["chords in brackets", "[A]"],
    ["chords over lyrics", "G       D\nPaper lanterns\n\n"],
  ])("is judged by its beginning, and exported without being read as a whole: %s", (_, text) => {
    const song = writtenSong({ title: "Long", artist: "A", songkey: "G", capo: 2 });
    const file = (size: number) =>
      songFile({ ...song, lyrics: filled(text, size), tab: filled(text, size) });
    file(MEGABYTE / 8);
    const base = milliseconds(() => readChart(filled(text, MEGABYTE / 8)));
    const whole = milliseconds(() => file(MEGABYTE));
    // Twice a megabyte, for the price of reading a few times an eighth of one.
    expect(whole).toBeLessThan(base * 8 + 400);
  });

  it("is moved and written as well", () => {
    const text = filled("[G]Paper [D/F#]lanterns on the [Em7]water\n", MEGABYTE);
    expect(toChordPro(moveChart(readChart(text), 2, null))).toContain("[A]Paper [E/G#]lanterns");
  });
});
