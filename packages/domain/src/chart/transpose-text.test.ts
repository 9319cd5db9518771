import { describe, expect, it } from "vitest";
import { transposeText } from "./transpose-text.ts";

describe("a text moved to another key", () => {
  it("keeps every letter but the chords", () => {
    expect(
      transposeText(
        "{key: G}\r\n# note [G]\r\n[G]A [Verse 1] [*G]word [D/F#]end\r\n{c: [Em]}",
        2,
        null,
      ),
    ).toBe("{key: A}\r\n# note [A]\r\n[A]A [Verse 1] [*G]word [E/G#]end\r\n{c: [F#m]}");
  });

  it("moves a key told in the long way", () => {
    expect(transposeText("{meta: key C}\n[C]a", 1, null)).toBe("{meta: key Db}\n[Db]a");
  });

  it("goes by the song's key where it tells none", () => {
    expect(transposeText("[Am]a [E7]b", 1, "Am")).toBe("[Bbm]a [F7]b");
  });

  it("turns chords over lyrics into ChordPro", () => {
    expect(transposeText("C     G\nHello there", 2, null)).toBe("[D]Hello [A]there\n");
  });

  it("leaves words", () => {
    expect(transposeText("Only words, A and G", 2, "C")).toBe("Only words, A and G");
  });

  it("leaves a tab as it was typed", () => {
    expect(transposeText("[C]la\n{sot}\ne|-[C]-|\n{eot}", 2, null)).toBe(
      "[D]la\n{sot}\ne|-[C]-|\n{eot}",
    );
  });
});
