import { describe, expect, it } from "vitest";
import { hasChordsOverLyrics, readChordsOverLyrics } from "./chords-over-lyrics.ts";
import { toChordPro } from "./write-chordpro.ts";

const converted = (text: string) => toChordPro(readChordsOverLyrics(text));

const PASTED = [
  "Intro: G  D  Em  C",
  "",
  "[Verse 1]",
  "G            D/F#",
  "Paper lanterns on the water",
  "     Em7          C",
  "Burning low until the morning",
  "",
  "Chorus:",
  "G   D   Em  C (x2)",
  "",
  "[Solo]",
  "e|---3---5---|",
  "B|---0---0---|",
].join("\r\n");

describe("chords over lyrics", () => {
  it("become chords between the words, sections and tabs", () => {
    expect(converted(PASTED)).toBe(
      `{start_of_intro: Intro}
[G]  [D]  [Em]  [C]
{end_of_intro}

{start_of_verse: Verse 1}
[G]Paper lantern[D/F#]s on the water
Burni[Em7]ng low until [C]the morning
{end_of_verse}

{start_of_chorus: Chorus}
[G]   [D]   [Em]  [C] (x2)
{end_of_chorus}

{start_of_solo: Solo}
e|---3---5---|
B|---0---0---|
{end_of_solo}
`,
    );
  });

  it.each([
    ["a pasted page", PASTED],
    ["two chords over words", "C       G\nHello there\n"],
    ["minor chords", "Am\nOne\nDm\nTwo"],
  ])("are known: %s", (_, text) => {
    expect(hasChordsOverLyrics(text)).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["words", "A long time ago\nAm I there yet\nGo\nDo\nBe"],
    ["one line that might be a chord", "A\nlong time ago"],
    ["ChordPro", "[C]Hello [G]there\nC G\nAm F"],
    ["a heading", "[Verse 1]\nWords\nChorus\nWords"],
    ["a tab", "e|---3---5---|\nB|---0---0---|"],
    ["a grid of ChordPro", "Words\n{sog}\n| G . . . | C . . . |\n| D . . . | G . . . |\n{eog}"],
  ])("are not seen in %s", (_, text) => {
    expect(hasChordsOverLyrics(text)).toBe(false);
  });

  it("keep their places over tabulators, hard spaces and trailing ones", () => {
    expect(converted("C\tG\nHello   there")).toBe("[C]Hello   [G]there\n");
    expect(converted("C\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0G   \nHello there  ")).toBe(
      "[C]Hello th[G]ere\n",
    );
  });

  it("go on where the words have ended", () => {
    expect(converted("C   G   Am\nHey\nC")).toBe("[C]Hey [G]    [Am]\n[C]\n");
  });

  it("count an emoji as one letter", () => {
    expect(converted("C G\n🎸🎸rock\nC G")).toBe("[C]🎸🎸[G]rock\n[C] [G]\n");
  });

  it("keep rests, bars and repeats", () => {
    expect(converted("N.C.  | C\nHello there\nG x2")).toBe("[N.C.]Hello [*|]th[C]ere\n[G] x2\n");
  });

  it("leave words that ChordPro would take for its own", () => {
    const chart = readChordsOverLyrics("C     G\n#1 [on] the list\nC G");
    expect(chart.sections[0]?.lines[0]).toEqual({
      kind: "song",
      pieces: [
        { chord: "C", note: null, text: "#1 [on" },
        { chord: "G", note: null, text: "] the list" },
      ],
    });
  });
});
