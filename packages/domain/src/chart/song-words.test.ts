import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chordNames } from "./chart.ts";
import { readChart } from "./read-chart.ts";
import { songWords, wordsOfChart } from "./song-words.ts";

const CHART = [
  "{title: Help!}",
  "{key: A}",
  "[Intro]",
  "[A] [D]",
  "",
  "{start_of_verse: Verse 1}",
  "When I was [A]young[C#m]er, so  much",
  "[F#m] [D]",
  "{comment: softly, [D]twice}",
  "{end_of_verse}",
  "{soc}",
  "[Bm]Help [*all]me",
  "{eoc}",
  "{sot}",
  "e|--0--|",
  "{eot}",
  "{chorus}",
].join("\n");

const WORDS = [
  "{start_of_intro: Intro}",
  "{end_of_intro}",
  "",
  "{start_of_verse: Verse 1}",
  "When I was younger, so much",
  "{comment: softly, twice}",
  "{end_of_verse}",
  "",
  "{start_of_chorus}",
  "Help [*all]me",
  "{end_of_chorus}",
  "",
  "{chorus}",
].join("\n");

const words = (lyrics: string | null, tab: string | null = CHART) => songWords({ lyrics, tab });

describe("the words of a song", () => {
  it("are those of its chart while nobody has written their own, with the names of its parts and its remarks", () => {
    expect(words(null)).toEqual({ text: WORDS, followsChart: true });
    expect(words("  ")).toEqual({ text: WORDS, followsChart: true });
  });

  it("are one's own once there are some", () => {
    expect(words("Help, I need somebody")).toEqual({
      text: "Help, I need somebody",
      followsChart: false,
    });
  });

  it("are the chart's where the own ones are but a copy of them", () => {
    expect(words("When I was younger,\nso much\n\nHelp me")).toMatchObject({ followsChart: true });
  });

  it.each([
    ["nothing but chords", "[A] [D]\n[E]"],
    ["a tab", "e|--0--|\nB|--2--|"],
    ["nothing", null],
  ])("are one's own or none beside %s", (_name, tab) => {
    expect(words("Own", tab)).toEqual({ text: "Own", followsChart: false });
    expect(words(null, tab)).toEqual({ text: null, followsChart: false });
  });

  it("follow chords over words as well", () => {
    const text = "Verse 1:\nC         Am\nSing me a song\nF      G\nall day long";
    expect(words(null, text).text).toBe(
      "{start_of_verse: Verse 1}\nSing me a song\nall day long\n{end_of_verse}",
    );
  });
});

it("the words of a chart hold all that is sung, and no chord", () => {
  const piece = fc.oneof(
    fc.constantFrom("la ", "dee", " do"),
    fc.constantFrom("[A]", "[F#m7]", "[^]"),
  );
  const line = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
  const other = fc.constantFrom("", "{soc}", "{eoc}", "{c: [A]hey}", "{sov: One}", "{eov}");
  fc.assert(
    fc.property(fc.array(fc.oneof(line, other), { maxLength: 12 }), (lines) => {
      const sung = wordsOfChart(readChart(lines.join("\n")));
      expect(chordNames(sung)).toEqual([]);
      const letters = (text: string) => text.replace(/\{.*?\}|\[.*?\]|[^a-z]/g, "");
      const kept = sung.sections.flatMap((section) =>
        section.lines.flatMap((each) =>
          each.kind === "song" ? each.pieces.map(({ text }) => text) : [],
        ),
      );
      expect(letters(kept.join(""))).toBe(letters(lines.join("")));
    }),
  );
});
