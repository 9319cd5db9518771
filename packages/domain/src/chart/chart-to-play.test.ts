import { chordNames } from "./chart.ts";
import { describe, expect, it } from "vitest";
import { chartToPlay } from "./chart-to-play.ts";

const CHART = "[G]Paper [D]lanterns";
const TAB = "e|---3---5---|\nB|---0---0---|";

describe("what a song is played from", () => {
  it("is its chart, wherever that was written", () => {
    const chords = (song: { lyrics: string | null; tab: string | null }) =>
      chordNames(chartToPlay(song, []) ?? { meta: [], sections: [] });
    expect(chords({ lyrics: "Paper lanterns", tab: CHART })).toEqual(["G", "D"]);
    expect(chords({ lyrics: CHART, tab: TAB })).toEqual(["G", "D"]);
  });

  it("is its words where there is no chart", () => {
    expect(chartToPlay({ lyrics: "Paper lanterns", tab: TAB }, [])?.sections[0]?.lines).toEqual([
      { kind: "song", pieces: [{ chord: null, note: null, text: "Paper lanterns" }] },
    ]);
  });

  it("is its tab where there is nothing else, each letter in its place", () => {
    expect(chartToPlay({ lyrics: " ", tab: TAB }, [])?.sections).toEqual([
      {
        kind: "tab",
        label: null,
        lines: [
          { kind: "verbatim", text: "e|---3---5---|" },
          { kind: "verbatim", text: "B|---0---0---|" },
        ],
      },
    ]);
  });

  it("is nothing where nobody has written any", () => {
    expect(chartToPlay({ lyrics: null, tab: "" }, [])).toBeNull();
  });
});
