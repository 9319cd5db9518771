import { describe, expect, it } from "vitest";
import {
  changeWords,
  distanceWords,
  type FillCandidate,
  type FillRequest,
  proposeFill,
} from "./fill-proposal.ts";

const song = (id: number, seconds: number | null): FillCandidate => ({
  id,
  title: `Song ${id}`,
  songkey: null,
  seconds,
  avgRating: null,
  lastPlayed: null,
});

const propose = (more: Partial<FillRequest>) => {
  const { stays, comes, goes, seconds } = proposeFill({
    section: 1,
    target: 600,
    interval: 0,
    interludeSeconds: 0,
    standing: [],
    pinned: new Set(),
    candidates: [],
    today: "2026-11-21",
    ...more,
  });
  const ids = (songs: FillCandidate[]) => songs.map(({ id }) => id);
  return { stays: ids(stays), comes: ids(comes), goes: ids(goes), seconds };
};

describe("filling a set", () => {
  it("adds to what stays", () => {
    expect(
      propose({
        standing: [song(1, 200)],
        pinned: new Set([1]),
        candidates: [song(2, 150), song(3, 400)],
      }),
    ).toEqual({ stays: [1], comes: [3], goes: [], seconds: 600 });
  });

  it("may remove what is not pinned", () => {
    expect(
      propose({
        standing: [song(1, 200), song(2, 500)],
        pinned: new Set([1]),
        candidates: [song(3, 400)],
      }),
    ).toEqual({ stays: [1], comes: [3], goes: [2], seconds: 600 });
  });

  it("counts the interval behind the last song of the encore, and breaks everywhere", () => {
    const two = { candidates: [song(1, 290), song(2, 290)], interval: 10 };
    expect(propose({ ...two, section: 4 }).seconds).toBe(600);
    expect(propose({ ...two, section: 1 }).seconds).toBe(590);
    expect(propose({ candidates: [song(1, 300)], interludeSeconds: 300 }).seconds).toBe(600);
  });

  it("takes the song that was not played for longer, days counted until today", () => {
    const candidates = [
      { ...song(1, 600), lastPlayed: "2026-11-14" },
      { ...song(2, 600), lastPlayed: "2025-11-14" },
    ];
    expect(propose({ candidates }).comes).toEqual([2]);
  });

  it("keeps what is held, and finds the rest around it", () => {
    const candidates = [song(1, 300), song(2, 300), song(3, 200), song(4, 400)];
    expect(propose({ candidates, held: new Set([3]) })).toEqual({
      stays: [],
      comes: [3, 4],
      goes: [],
      seconds: 600,
    });
  });

  it("offers others than before, and again those offered least once all have been", () => {
    const candidates = [song(1, 300), song(2, 300), song(3, 300), song(4, 300)];
    const { comes } = propose({ candidates });
    const offered = new Map(comes.map((id) => [id, 1]));
    expect(propose({ candidates, offered }).comes.some((id) => offered.has(id))).toBe(false);
  });

  it("lasts what its breaks last where no song is in it", () => {
    expect(propose({ interval: 10, interludeSeconds: 60 }).seconds).toBe(60);
    expect(propose({ interval: 10, section: 4 }).seconds).toBe(0);
  });
});

describe("the distance to the length", () => {
  it("is said in seconds below a minute, else in minutes and seconds", () => {
    expect([2692, 2700, 2770].map((seconds) => distanceWords(seconds, 2700))).toEqual([
      "8 s under",
      "exactly",
      "1:10 over",
    ]);
  });
});

describe("what accepting would do", () => {
  it("names only what happens", () => {
    expect([changeWords(1, 0), changeWords(3, 0), changeWords(2, 1)]).toEqual([
      "Add 1 song",
      "Add 3 songs",
      "Add 2, remove 1",
    ]);
    expect([changeWords(0, 1), changeWords(0, 2), changeWords(0, 0)]).toEqual([
      "Remove 1 song",
      "Remove 2 songs",
      "Nothing to change",
    ]);
  });
});
