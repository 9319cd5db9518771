import { describe, expect, it } from "vitest";
import { formatKey } from "./key.ts";
import { moveChart, writtenKey } from "./move-chart.ts";
import { readChart } from "./read-chart.ts";
import { toChordPro } from "./write-chordpro.ts";

const moved = (text: string, semitones: number, songkey: string | null = null) =>
  toChordPro(moveChart(readChart(text), semitones, songkey));
const key = (text: string, songkey: string | null = null) => {
  const written = writtenKey(readChart(text), songkey);
  return written && formatKey(written);
};

describe("the key that a chart is written in", () => {
  it("is the chart's own, else the song's, else what is heard", () => {
    expect(key("{key: Eb}\n[G]a [D]b [G]c", "A")).toBe("Eb");
    expect(key("[G]a [D]b [G]c", "A")).toBe("A");
    expect(key("[G]a [D]b [G]c")).toBe("G");
    expect(key("words alone")).toBeNull();
  });

  it("is below the song's by the capo of the chart", () => {
    expect(key("{capo: 2}\n[G]a [D]b", "A")).toBe("G");
  });
});

describe("a chart in another key", () => {
  it("has every chord, grid and key moved, and its words as they were", () => {
    expect(
      moved("{key: C}\n[C]A [Am/G]word [*soft]\n{c: then [F]}\n{sog}\n| C . G |\n{eog}", 3),
    ).toBe(
      "{key: Eb}\n\n[Eb]A [Cm/Bb]word [*soft]\n{comment: then [Ab]}\n\n{start_of_grid}\n| Eb . Bb |\n{end_of_grid}\n",
    );
  });

  it("spells by the key from where that changes", () => {
    expect(moved("{key: C}\n[C] [Bb]\n{key: A}\n[A] [C#m]", 1)).toBe(
      "{key: Db}\n\n[Db] [B]\n{key: Bb}\n[Bb] [Dm]\n",
    );
  });

  it("does what the chart itself transposes, within and after", () => {
    expect(
      moved(
        "{key: C}\n[C]a\n{transpose: 2}\n[C]b\n{transpose: -1}\n[C]c\n{transpose}\n[C]d\n{transpose}\n[C]e",
        0,
      ),
    ).toBe("{key: C}\n\n[C]a\n[D]b\n[Db]c\n[D]d\n[C]e\n");
  });

  it("leaves tabs", () => {
    expect(moved("{sot}\nA|--[C]--|\n{eot}", 2)).toContain("A|--[C]--|");
  });
});

describe("the shapes of a chart in another key", () => {
  it("go up the neck with the chord, and those with open strings stay behind", () => {
    const text =
      "{define: F base-fret 1 frets 1 3 3 2 1 1}\n{define: C frets x 3 2 0 1 0}\n[F]one [C]two";
    expect(moved(text, 2, "F")).toBe(
      "{define: G base-fret 3 frets 1 3 3 2 1 1}\n{define: D}\n[G]one [D]two\n",
    );
  });

  it("move where they stand in a line", () => {
    expect(moved("{chord: F frets 1 3 3 2 1 1}\n[F]one", 1, "F")).toBe(
      "{chord: F# base-fret 2 frets 1 3 3 2 1 1}\n[F#]one\n",
    );
  });
});
