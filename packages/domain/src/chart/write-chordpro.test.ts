import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChordPro } from "./read-chordpro.ts";
import { readChart } from "./read-chart.ts";
import { toChordPro } from "./write-chordpro.ts";

describe("a chart as ChordPro", () => {
  it("has what tells about the song first, then its sections by their full names", () => {
    expect(
      toChordPro(readChordPro("{t:Lanterns}\n{meta: mood calm}\n{soc}\n[C]la {c}\n{c:x2}\n{eoc}")),
    ).toBe(`{title: Lanterns}
{meta: mood calm}

{start_of_chorus}
[C]la {c}
{comment: x2}
{end_of_chorus}
`);
  });

  it.each([
    "{key: C}\n[C]one [*soft]two\n{key: D}\n[D]three",
    "{sot: Riff}\ne|--3-\n{eot}\n\n{sog}\n| C . | G . |\n{eog}",
    "{chorus: Final}\n{np}\n{colb}\n{transpose: 2}\n[A]a\n{transpose}\n{chord: Am}",
    "\\u0023 one\n\\u007bc: two\\u007d\nback\\u005c",
    "{c: [Am] and \\u007bmore\\u007d}\n{ci: b}\n{cb: c}\n{highlight: d}\n{define: X frets 1}",
    "[Verse 1]\none\n\ntwo\nChorus:\nla",
    "|--1--2--3--\\\\\n\n|--4--5--6--",
  ])("reads as the same chart again: %j", (text) => {
    const chart = readChordPro(text);
    expect(readChordPro(toChordPro(chart))).toEqual(chart);
  });

  it("reads as the same chart again, whatever was typed", () => {
    const bit = fc.oneof(
      fc.constantFrom("[C]", "[*x]", "{", "}", "[", "]", "\\", "\\u005b", "#", " ", "\n", "\n\n"),
      fc.constantFrom(
        "{soc}\n",
        "{eoc}\n",
        "{c: x}",
        "C  G\n",
        "[Verse]\n",
        "\t",
        "la",
        "|--1--2--3--",
        "[^]",
        "%{title}",
        "%{x|{|}}",
        "{title: [C]#}\n",
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 14 }), (bits) => {
        const chart = readChart(bits.join(""));
        expect(readChordPro(toChordPro(chart))).toEqual(chart);
      }),
      { numRuns: 2000 },
    );
  });
});
