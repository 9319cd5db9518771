import { describe, expect, it } from "vitest";
import { readChart } from "./read-chart.ts";
import { sungLines } from "./sung-lines.ts";

const SONG = `{title: Northbound Train}
{comment: Slowly}
{start_of_verse}
[E]Grey light on the platform
[A]Coat over my arm
{end_of_verse}

{start_of_chorus}
[C#m]Northbound train
{end_of_chorus}
[E] [A] [B]
A second verse
{chorus: Chorus, loud}
The end`;

function shown(text: string): string[] {
  return sungLines(readChart(text)).sections.flatMap(({ kind, label, lines }) =>
    lines.flatMap(({ line, number }) =>
      line.kind === "song"
        ? [`${number ?? "-"} ${label ?? kind}: ${line.pieces.map((piece) => piece.text).join("")}`]
        : [],
    ),
  );
}

describe("the lines that are sung", () => {
  it("are numbered, what is only played between them is not, and a recalled chorus is sung again", () => {
    expect(shown(SONG)).toEqual([
      "0 verse: Grey light on the platform",
      "1 verse: Coat over my arm",
      "2 chorus: Northbound train",
      expect.stringMatching(/^- :\s+$/),
      "3 : A second verse",
      "4 Chorus, loud: Northbound train",
      "5 : The end",
    ]);
    expect(sungLines(readChart(SONG)).count).toBe(6);
  });

  it("are those with chords where there are no words", () => {
    expect(sungLines(readChart("[E] [A]\n[B] [E]")).count).toBe(2);
  });

  it("are none in an empty chart", () => {
    expect(sungLines(readChart(""))).toEqual({ sections: [], count: 0 });
  });
});
