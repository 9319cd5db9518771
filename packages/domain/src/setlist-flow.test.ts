import { describe, expect, it } from "vitest";
import { type FlowEntry, flowNotes } from "./setlist-flow.ts";

const song = (more: Partial<FlowEntry> = {}): FlowEntry => ({
  songkey: null,
  bpm: null,
  featuring: null,
  ...more,
});
const inKeys = (...keys: (string | null)[]) => keys.map((songkey) => song({ songkey }));
const atTempos = (...tempos: (number | null)[]) => tempos.map((bpm) => song({ bpm }));

describe("the flow of a set", () => {
  it("is smooth where no songs in a row are alike", () => {
    expect(flowNotes([song({ songkey: "A", bpm: 80 }), song({ songkey: "D", bpm: 130 })])).toEqual(
      [],
    );
  });

  it("has a note where three slow songs stand in a row", () => {
    expect(flowNotes(atTempos(120, 70, 89, 60, 120))).toEqual([
      { kind: "slow", from: 1, songs: 3, message: "3 slow songs in a row" },
    ]);
  });

  it("takes 90 beats a minute for quick enough, and says nothing of an unknown tempo", () => {
    expect(flowNotes(atTempos(70, 90, 70, null, 70, 70))).toEqual([]);
  });

  it("has a note where a key repeats, and takes E minor for another than E", () => {
    expect(flowNotes(inKeys("G", "Em", "em ", "Em", "E", null, null))).toEqual([
      { kind: "key", from: 1, songs: 3, message: "3 songs in Em in a row" },
    ]);
  });

  it("has a note where the same singer is featured four times in a row", () => {
    const kit = song({ featuring: "Kit" });
    expect(flowNotes([kit, kit, kit])).toEqual([]);
    expect(flowNotes([song(), kit, kit, song({ featuring: "Kit " }), kit])).toEqual([
      { kind: "featuring", from: 1, songs: 4, message: "Kit is featured in 4 songs in a row" },
    ]);
  });

  it("says all in the order of the set", () => {
    const songs = [...atTempos(60, 61, 62), ...inKeys("C", "C")];
    expect(flowNotes(songs).map(({ kind, from }) => [kind, from])).toEqual([
      ["slow", 0],
      ["key", 3],
    ]);
  });
});
