import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChartLine } from "./chart.ts";
import { readChordPro } from "./read-chordpro.ts";

const linesOf = (text: string): ChartLine[] =>
  readChordPro(text).sections.flatMap(({ lines }) => [...lines]);
const words = (text: string) => ({ chord: null, note: null, text });
const chord = (name: string, text = "") => ({ chord: name, note: null, text });

describe("ChordPro", () => {
  it("has chords between the words", () => {
    expect(linesOf("The [G]lamps are [Em7]lit a[D/F#]gain")).toEqual([
      {
        kind: "song",
        pieces: [
          words("The "),
          chord("G", "lamps are "),
          chord("Em7", "lit a"),
          chord("D/F#", "gain"),
        ],
      },
    ]);
  });

  it("has remarks in the place of chords", () => {
    expect(linesOf("[*softly]Hum [Am] [spoken over the band]now")).toEqual([
      {
        kind: "song",
        pieces: [
          { chord: null, note: "softly", text: "Hum " },
          chord("Am", " "),
          { chord: null, note: "spoken over the band", text: "now" },
        ],
      },
    ]);
  });

  it.each([
    ["{title: Paper Lanterns}", "title", "Paper Lanterns"],
    ["{t:Paper Lanterns}", "title", "Paper Lanterns"],
    ["{st: for two voices}", "subtitle", "for two voices"],
    ["{subtitle for two voices}", "subtitle", "for two voices"],
    ["{artist: The Band}", "artist", "The Band"],
    ["{composer: A. Person}", "composer", "A. Person"],
    ["{lyricist: B. Person}", "lyricist", "B. Person"],
    ["{arranger: C. Person}", "arranger", "C. Person"],
    ["{copyright: 2020 us}", "copyright", "2020 us"],
    ["{album: Lights}", "album", "Lights"],
    ["{year: 2020}", "year", "2020"],
    ["{key: F#m}", "key", "F#m"],
    ["{time: 6/8}", "time", "6/8"],
    ["{tempo: 96}", "tempo", "96"],
    ["{duration: 3:30}", "duration", "3:30"],
    ["{capo: 2}", "capo", "2"],
    ["{Meta: mood wistful}", "mood", "wistful"],
    ["{meta: artist The Band}", "artist", "The Band"],
    ["  { TITLE :  Paper Lanterns }  ", "title", "Paper Lanterns"],
  ])("tells about the song: %s", (text, name, value) => {
    expect(readChordPro(text)).toEqual({ meta: [{ name, value }], sections: [] });
  });

  it("keeps several of a kind, and a key, time or tempo that changes on the way", () => {
    const { meta, sections } = readChordPro(
      "{composer: A}\n{composer: B}\n{key: C}\n[C]one\n{key: D}\n[D]two",
    );
    expect(meta.map(({ value }) => value)).toEqual(["A", "B", "C"]);
    expect(sections[0]?.lines[1]).toEqual({ kind: "change", name: "key", value: "D" });
  });

  it.each([
    ["{start_of_chorus}", "{end_of_chorus}", "chorus", null],
    ["{soc: Chorus 2}", "{eoc}", "chorus", "Chorus 2"],
    ["{sov}", "{eov}", "verse", null],
    ['{start_of_verse: label="Verse 1"}', "{end_of_verse}", "verse", "Verse 1"],
    ["{sob: Bridge}", "{eob}", "bridge", "Bridge"],
    ["{start_of_coda: 'Last time'}", "{end_of_coda}", "coda", "Last time"],
    ["{start_of_pre-chorus}", "{end_of_pre-chorus}", "prechorus", null],
  ])("has sections: %s", (start, end, kind, label) => {
    expect(readChordPro(`before\n${start}\n\none\n\ntwo\n\n${end}\nafter`).sections).toEqual([
      { kind: "", label: null, lines: [{ kind: "song", pieces: [words("before")] }] },
      {
        kind,
        label,
        lines: [
          { kind: "song", pieces: [words("one")] },
          { kind: "blank" },
          { kind: "song", pieces: [words("two")] },
        ],
      },
      { kind: "", label: null, lines: [{ kind: "song", pieces: [words("after")] }] },
    ]);
  });

  it.each([
    ["[Verse 1]", "verse", "Verse 1"],
    ["Chorus:", "chorus", "Chorus"],
    ["[Pre-Chorus]", "prechorus", "Pre-Chorus"],
    ["LAST CHORUS", "chorus", "LAST CHORUS"],
    ["Second verse:", "verse", "Second verse"],
    ["BRIDGE (x2)", "bridge", "BRIDGE (x2)"],
    ["[Guitar Solo]", "solo", "Guitar Solo"],
    ["[Intro - quietly]", "intro", "Intro - quietly"],
    ["Middle 8", "middle", "Middle 8"],
  ])("takes a line that is a heading for one: %s", (heading, kind, label) => {
    expect(readChordPro(`${heading}\n[C]one`).sections).toEqual([
      { kind, label, lines: [{ kind: "song", pieces: [chord("C", "one")] }] },
    ]);
  });

  it.each([
    "Tag along with me",
    "The bridge is down",
    "Verse after verse",
    "Second verse, same as the first",
    "Last bridge home",
    "[C]Chorus of birds",
  ])("takes no words for a heading: %s", (line) => {
    expect(readChordPro(line).sections[0]?.kind).toBe("");
  });

  it.each([
    ["{c: twice}", "plain"],
    ["{comment: twice}", "plain"],
    ["{ci: twice}", "italic"],
    ["{comment_italic: twice}", "italic"],
    ["{cb: twice}", "box"],
    ["{comment_box: twice}", "box"],
    ["{highlight: twice}", "highlight"],
  ])("has comments to read: %s", (text, look) => {
    expect(linesOf(text)).toEqual([{ kind: "comment", look, pieces: [words("twice")] }]);
  });

  it("has comments that nobody reads", () => {
    expect(readChordPro("# typed by hand\nwords")).toEqual(readChordPro("words"));
  });

  it("keeps every letter of a tab in its place", () => {
    expect(linesOf(`{sot}\ne|--3--|\n#|  x  |\n\nB:[C]\n{eot}`)).toEqual([
      { kind: "verbatim", text: "e|--3--|" },
      { kind: "verbatim", text: "#|  x  |" },
      { kind: "verbatim", text: "" },
      { kind: "verbatim", text: "B:[C]" },
    ]);
  });

  it("knows a tab that nobody marked", () => {
    expect(linesOf("e|---3---5---|\nB|---0---0---|").map(({ kind }) => kind)).toEqual([
      "verbatim",
      "verbatim",
    ]);
    expect(linesOf("wait - for - it - now")[0]?.kind).toBe("song");
  });

  it("has grids of chords", () => {
    const [section] = readChordPro("{start_of_grid: 1+4x2+1}\nA || G . % C/E :|\n{eog}").sections;
    expect(section?.label).toBeNull();
    expect(section?.lines).toEqual([
      {
        kind: "grid",
        cells: [
          { kind: "chord", text: "A" },
          { kind: "bar", text: "||" },
          { kind: "chord", text: "G" },
          { kind: "beat", text: "." },
          { kind: "beat", text: "%" },
          { kind: "chord", text: "C/E" },
          { kind: "bar", text: ":|" },
        ],
      },
    ]);
  });

  it.each([
    ["{chorus}", { kind: "recall", label: null }],
    ["{chorus: Final}", { kind: "recall", label: "Final" }],
    ["{new_page}", { kind: "break", of: "page" }],
    ["{np}", { kind: "break", of: "page" }],
    ["{new_physical_page}", { kind: "break", of: "page" }],
    ["{npp}", { kind: "break", of: "page" }],
    ["{column_break}", { kind: "break", of: "column" }],
    ["{colb}", { kind: "break", of: "column" }],
    ["{transpose: -2}", { kind: "transpose", semitones: -2 }],
    ["{transpose}", { kind: "transpose", semitones: null }],
    ["{chord: Am}", { kind: "diagram", chord: "Am", rest: "" }],
    ["{columns: 2}", { kind: "other", name: "columns", value: "2" }],
    [
      "{define: Bes base-fret 1 frets 1 1 3 3 3 1}",
      { kind: "other", name: "define", value: "Bes base-fret 1 frets 1 1 3 3 3 1" },
    ],
    ["{textfont: serif}", { kind: "other", name: "textfont", value: "serif" }],
    ["{textsize: 12}", { kind: "other", name: "textsize", value: "12" }],
    ["{chordcolour: blue}", { kind: "other", name: "chordcolour", value: "blue" }],
    ["{x_other-program: yes}", { kind: "other", name: "x_other-program", value: "yes" }],
  ] as const)("understands %s", (text, line) => {
    expect(linesOf(text)).toEqual([line]);
  });

  it("shows what is meant for some to them only", () => {
    const text = "{comment-alto: high}\n{comment-alto!: low}\n{sov-alto}\none\n{eov}\ntwo";
    const seen = (readers: string[]) =>
      readChordPro(text, readers).sections.flatMap(({ lines }) =>
        lines.flatMap((line) =>
          line.kind === "song" || line.kind === "comment"
            ? line.pieces.map((piece) => piece.text)
            : [],
        ),
      );
    expect(seen([])).toEqual(["low", "two"]);
    expect(seen(["alto"])).toEqual(["high", "one", "two"]);
  });

  it("goes on behind a backslash, and knows signs by their number", () => {
    expect(linesOf("One \\\n   line, \\u005bnot a chord\\u005d")).toEqual([
      { kind: "song", pieces: [words("One line, [not a chord]")] },
    ]);
  });

  it("reads any kind of line end, and a mark of byte order", () => {
    const expected = readChordPro("{t: A}\none\n\ntwo");
    expect(readChordPro("\uFEFF{t: A}\r\none\r\n\r\ntwo")).toEqual(expected);
    expect(readChordPro("{t: A}\rone\r\rtwo")).toEqual(expected);
  });

  it.each(["[C", "C]", "[]", "[*]", "{title", "title}", "{}", "{ }", "{soc", "]]]"])(
    "takes what is broken for words: %s",
    (text) => {
      expect(linesOf(text)).toEqual([{ kind: "song", pieces: [words(text)] }]);
    },
  );

  it("ends what nobody ended", () => {
    expect(readChordPro("{soc}\nla").sections.map(({ kind }) => kind)).toEqual(["chorus"]);
    expect(readChordPro("la\n{eoc}\nla").sections).toHaveLength(2);
  });

  it("reads any text without a fault", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(readChordPro(text).sections).toBeInstanceOf(Array);
      }),
    );
  });
});
