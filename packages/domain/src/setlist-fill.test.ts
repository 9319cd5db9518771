import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillSet, type FillSong } from "./setlist-fill.ts";

const song = (id: number, seconds: number | null, more: Partial<FillSong> = {}): FillSong => ({
  id,
  seconds,
  avgRating: null,
  daysUnplayed: null,
  ...more,
});

const upTo = (seconds: number, interval = 0, pinnedSeconds = 0) => ({
  seconds,
  interval,
  pinnedSeconds,
});

describe("filling a set", () => {
  it("finds the songs that come closest to the length", () => {
    const songs = [song(1, 200), song(2, 240), song(3, 310), song(4, 500)];
    expect(fillSet(songs, upTo(750))).toEqual({ songIds: [1, 2, 3], seconds: 750 });
  });

  it("counts the pauses between songs, and none behind the last", () => {
    const songs = [song(1, 200), song(2, 200), song(3, 210)];
    expect(fillSet(songs, upTo(410, 10))).toEqual({ songIds: [1, 2], seconds: 410 });
  });

  it("leaves the room that the songs that stay take", () => {
    const songs = [song(1, 200), song(2, 300)];
    // One song of 290 seconds stays, with 10 seconds behind it.
    expect(fillSet(songs, upTo(500, 10, 300))).toEqual({ songIds: [1], seconds: 500 });
  });

  it("takes the better rated songs where the length is the same", () => {
    const songs = [
      song(1, 200, { avgRating: 4 }),
      song(2, 200, { avgRating: 9 }),
      song(3, 200, { avgRating: 7 }),
    ];
    expect(fillSet(songs, upTo(400)).songIds).toEqual([2, 3]);
  });

  it("takes those unplayed for longest where the rating is the same, never played first", () => {
    const songs = [
      song(1, 200, { daysUnplayed: 10 }),
      song(2, 200, { daysUnplayed: 400 }),
      song(3, 200, { daysUnplayed: null }),
    ];
    expect(fillSet(songs, upTo(400)).songIds).toEqual([2, 3]);
  });

  it("takes what was not played lately before better rated songs", () => {
    const songs = [
      song(1, 200, { avgRating: 9, daysUnplayed: 7 }),
      song(2, 200, { avgRating: 4, daysUnplayed: 60 }),
      song(3, 200, { avgRating: 4, daysUnplayed: null }),
    ];
    expect(fillSet(songs, upTo(400)).songIds).toEqual([2, 3]);
    expect(fillSet(songs.slice(0, 2), upTo(400)).songIds).toEqual([1, 2]);
  });

  it("takes what has been offered least before anything else", () => {
    const songs = [
      song(1, 200, { avgRating: 9, offered: 1 }),
      song(2, 200, { avgRating: 4, daysUnplayed: 7 }),
      song(3, 200, { offered: 2 }),
    ];
    expect(fillSet(songs, upTo(200)).songIds).toEqual([2]);
    expect(fillSet(songs, upTo(400)).songIds).toEqual([1, 2]);
  });

  it("takes those drawn by chance of songs that are alike", () => {
    const alike = (draws: readonly number[]) =>
      draws.map((draw, index) => song(index + 1, 200, { draw }));
    expect(fillSet(alike([0.1, 0.8, 0.5]), upTo(400)).songIds).toEqual([2, 3]);
    expect(fillSet(alike([0.9, 0.2, 0.5]), upTo(400)).songIds).toEqual([1, 3]);
  });

  it("takes 250 seconds for a song whose length nobody knows", () => {
    expect(fillSet([song(1, null), song(2, 0)], upTo(500)).seconds).toBe(500);
  });

  it("rather ends early than late where both are as close", () => {
    expect(fillSet([song(1, 90), song(2, 110)], upTo(100)).songIds).toEqual([1]);
  });

  it("takes nothing where what stays fills the set already", () => {
    expect(fillSet([song(1, 200)], upTo(300, 10, 310))).toEqual({ songIds: [], seconds: 300 });
  });

  const songs = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      seconds: fc.integer({ min: 1, max: 40 }),
      avgRating: fc.option(fc.integer({ min: 0, max: 10 })),
      daysUnplayed: fc.option(fc.integer({ min: 0, max: 900 })),
    }),
    { selector: ({ id }) => id, maxLength: 9 },
  );
  const interval = fc.integer({ min: 0, max: 5 });
  const length = fc.integer({ min: 1, max: 150 });

  it("finds what trying every choice finds", () => {
    fc.assert(
      fc.property(songs, length, interval, (all, seconds, pause) => {
        const lasting = (chosen: readonly FillSong[]) =>
          chosen.reduce((sum, one) => sum + (one.seconds ?? 0) + pause, 0) - pause;
        const choices = Array.from({ length: 2 ** all.length }, (_, bits) =>
          all.filter((_song, index) => (bits >> index) & 1),
        ).map((chosen) => Math.abs(Math.max(0, lasting(chosen)) - seconds));
        const filled = fillSet(all, upTo(seconds, pause));
        // Without any song the pause is counted where none is: such a set is off by that much at most.
        expect(Math.abs(filled.seconds - seconds)).toBeLessThanOrEqual(
          Math.min(...choices) + pause,
        );
        const chosen = all.filter(({ id }) => filled.songIds.includes(id));
        expect(filled.seconds).toBe(Math.max(0, lasting(chosen)));
      }),
    );
  });

  it("finds the same songs in whatever order they come", () => {
    fc.assert(
      fc.property(songs, length, (all, seconds) => {
        const forth = new Set(fillSet(all, upTo(seconds)).songIds);
        const back = new Set(fillSet(all.toReversed(), upTo(seconds)).songIds);
        expect(back).toEqual(forth);
      }),
    );
  });
});
