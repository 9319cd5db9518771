/** What ChordPro files say to programs, which nobody sings or plays. */
import { describe, expect, it } from "vitest";
import { chordNames } from "./chart.ts";
import { readChart } from "./read-chart.ts";
import { songWords } from "./song-words.ts";

const written = (text: string) =>
  readChart(text).sections.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.kind === "song" || line.kind === "comment"
        ? [
            line.pieces
              .map(({ chord, text }) => (chord === null ? text : `[${chord}]${text}`))
              .join(""),
          ]
        : [],
    ),
  );

describe("settings of a program", () => {
  it.each(["{+settings.chorus.tag: Refrain}", "{+settings:x}", "{+pdf.fonts.title.size 18}"])(
    "get into neither chart nor words: %s",
    (setting) => {
      expect(written(`${setting}\n[A]Hello`)).toEqual(["[A]Hello"]);
      expect(songWords({ lyrics: null, tab: `[A]Hello\n${setting}` }).text).toBe("Hello");
    },
  );
});

describe("a place for what the chart says of itself", () => {
  const HEAD = "{title: Help!}\n{artist: The Beatles}\n{key: Em}\n";

  it.each([
    ["{comment: by %{artist}}", "by The Beatles"],
    ["{comment: Key %{key}}", "Key [Em]"],
    ["It is %{title} again", "It is Help! again"],
    ["{c: %{album}}", ""],
    ["{c: %{artist|by %{}|unknown}}", "by The Beatles"],
    ["{c: %{album|from %{}|unknown}}", "unknown"],
    ["{c: %{title=Help!|yes|no}}", "yes"],
    ["100% {sure}", "100% {sure}"],
  ])("%j reads %j", (line, shown) => {
    expect(written(`${HEAD}${line}`)).toEqual(shown === "" ? [""] : [shown]);
  });

  it("that never ends is left at that", () => {
    expect(written(`${HEAD}%{${"%{".repeat(100)}`)).toHaveLength(1);
  });
});

describe("a chord that is recalled", () => {
  it("is that of the part of this kind before it, whatever other parts stand between", () => {
    const text = [
      "{sov}",
      "[A]One [D]two [E]three",
      "{eov}",
      "{soc}",
      "[G]Hey",
      "{eoc}",
      "{sov}",
      "[^]Four [^]five",
      "[^]six [^]seven",
      "{eov}",
    ].join("\n");
    expect(written(text)).toEqual([
      "[A]One [D]two [E]three",
      "[G]Hey",
      "[A]Four [D]five",
      "[E]six seven",
    ]);
  });

  it("is left out where there is none before it", () => {
    expect(written("[^]La [^]la")).toEqual(["La la"]);
    expect(chordNames(readChart("[^]La"))).toEqual([]);
  });
});
