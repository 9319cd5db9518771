import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { describe, expect, it } from "vitest";
import { makeChordTake } from "./chord-takes.ts";
import { voiced } from "./hands.ts";
import { IDIOMS, progressionOf } from "./idioms.ts";

describe("a take whose chords are known", () => {
  it("is the same for the same seed, and tells each change on a beat", () => {
    const [take, again] = [makeChordTake(7, "pop", 8), makeChordTake(7, "pop", 8)];
    expect(again.chords).toEqual(take.chords);
    expect(again.samples.slice(0, 50_000)).toEqual(take.samples.slice(0, 50_000));
    const { beats, chords } = take;
    for (const { time } of chords) expect(beats).toContain(time);
    expect(chords.map(({ label }) => label).join(" ")).toMatch(/^[A-GN#a-z0-9 ]+$/);
  });
});

describe("the chords that bands play", () => {
  it("have intervals of their kind in every idiom", () => {
    for (const idiom of IDIOMS)
      for (let seed = 0; seed < 30; seed += 1) {
        const { chords } = progressionOf(idiom, randomFrom(seed));
        expect(chords.length).toBeGreaterThan(3);
        for (const { intervals, suffix } of chords) {
          expect(intervals.includes(3) || suffix === "dim").toBe(/^(?:m7?|dim)$/.test(suffix));
          if (idiom === "power") expect(intervals).toEqual([0, 7]);
        }
      }
  });

  it("have nothing in the hands but their notes, and all that tells their kind", () => {
    for (const hands of ["keys", "wide keys", "guitar", "power"] as const)
      for (let seed = 0; seed < 30; seed += 1) {
        const notes = voiced(9, [0, 3, 7, 10], hands, randomFrom(seed)).map((note) => note % 12);
        for (const note of notes) expect([9, 0, 4, 7]).toContain(note);
        for (const note of [9, 0, 7]) expect(notes).toContain(note);
      }
  });
});
