import { describe, expect, it } from "vitest";
import { practiceScore } from "../practice-score.fixture.ts";
import type { Part } from "../score.ts";
import { bassPart } from "./bass-part.ts";
import { chordPart } from "./chord-part.ts";
import { drumPart } from "./drum-part.ts";

function part<Role extends Part["role"]>(name: string, role: Role): Extract<Part, { role: Role }> {
  const found = practiceScore.parts[name];
  if (found?.role !== role) throw new Error(`no ${role} part "${name}"`);
  return found as Extract<Part, { role: Role }>;
}

describe("the bass", () => {
  const notes = bassPart(practiceScore, "bass", part("bass", "bass"));

  it("plays the roots within an octave of its lowest note, and fifths above them", () => {
    expect(notes.slice(0, 3).map(({ midi, start }) => [midi, start])).toEqual([
      [36, 0],
      [36, 1],
      [43, 2],
    ]);
  });

  it("leads into the next chord from a semitone below", () => {
    expect(notes.find(({ start }) => start === 3.5)?.midi).toBe(32);
    expect(notes.find(({ start }) => start === 4)?.midi).toBe(33);
  });
});

describe("the chords", () => {
  it("sound with every stroke and change with the chart", () => {
    const notes = chordPart(practiceScore, "keys", part("keys", "chords"));
    const at = (beat: number) =>
      notes
        .filter(({ start }) => start === beat)
        .map(({ midi }) => midi % 12)
        .toSorted((low, high) => low - high);
    expect(at(0)).toEqual([0, 4, 7]);
    expect(at(4)).toEqual([0, 4, 9]);
  });

  it("are strummed string after string, upstrokes from the other side", () => {
    const guitar = { ...part("keys", "chords"), hands: "guitar", position: 0 } as const;
    const [verse] = practiceScore.sections;
    if (!verse) throw new Error("no section");
    const score = {
      ...practiceScore,
      sections: [{ ...verse, chords: "E", plays: { keys: "D---U---" } }],
    };
    const notes = chordPart(score, "keys", guitar);
    const down = notes.filter(({ start }) => start === 0);
    const up = notes.filter(({ start }) => start === 2);
    expect(down.map(({ midi }) => midi)).toEqual([40, 47, 52, 56, 59, 64]);
    expect(down.map(({ delay }) => delay)).toEqual(
      down.map(({ delay }) => delay).toSorted((a, b) => a - b),
    );
    expect(up.map(({ midi }) => midi)).toEqual([64, 59, 56, 52]);
  });
});

describe("the drummer", () => {
  const hits = drumPart(practiceScore);

  it("plays the groove, and the fill in the last bar", () => {
    const inBar = (bar: number) => hits.filter(({ start }) => Math.floor(start / 4) === bar);
    expect(inBar(1).filter(({ piece }) => piece === "kick")).toHaveLength(2);
    expect(inBar(3).map(({ piece }) => piece)).toEqual(["floor", "floor", "floor", "floor"]);
  });

  it("marks the beginning with a cymbal", () => {
    expect(hits.filter(({ piece }) => piece === "crash").map(({ start }) => start)).toEqual([0]);
  });

  it("does not pass over a groove that is not there", () => {
    const [verse] = practiceScore.sections;
    if (!verse) throw new Error("no section");
    const score = { ...practiceScore, sections: [{ ...verse, drums: "polka" }] };
    expect(() => drumPart(score)).toThrow('"Practice" has no groove "polka"');
  });
});
