import { describe, expect, it } from "vitest";
import { songsToPractise } from "./songs-to-practise.ts";

const songs = [1, 2, 3, 4].map((songId) => ({ songId }));
const ids = (chosen: readonly { songId: number }[]) => chosen.map(({ songId }) => songId);

describe("songs to practise", () => {
  it("are those not practised since the last gig, the longest ago first", () => {
    const practices = [
      { songId: 1, day: "2026-11-10" },
      { songId: 2, day: "2026-11-02" },
      { songId: 3, day: "2026-11-15" },
    ];
    expect(ids(songsToPractise(songs, practices, "2026-11-14"))).toEqual([4, 2, 1]);
  });

  it("still are what was practised on the day of the gig, at its sound check", () => {
    const practices = songs.map(({ songId }) => ({ songId, day: "2026-11-14" }));
    expect(ids(songsToPractise(songs, practices, "2026-11-14"))).toEqual([1, 2, 3, 4]);
  });

  it("are those never practised where the band has not played yet", () => {
    expect(ids(songsToPractise(songs, [{ songId: 2, day: "2020-01-01" }], null))).toEqual([
      1, 3, 4,
    ]);
  });

  it("are named once", () => {
    expect(ids(songsToPractise([...songs, { songId: 1 }], [], null))).toEqual([1, 2, 3, 4]);
  });
});
