import { describe, expect, it } from "vitest";
import { practiceScore } from "../practice-score.fixture.ts";
import type { LeadPart, Score } from "../score.ts";
import { melodyPart } from "./melody-part.ts";
import { spanAt, timelineOf } from "./timeline.ts";

function lead(): LeadPart {
  const part = practiceScore.parts["lead"];
  if (part?.role !== "lead") throw new Error("no lead part");
  return part;
}

const seeds = Array.from({ length: 20 }, (_, seed): Score => ({ ...practiceScore, seed }));

describe("a melody", () => {
  it.each(seeds)("keeps to the chord on strong beats (seed $seed)", (score) => {
    const { spans } = timelineOf(score);
    const strong = melodyPart(score, "lead", lead()).filter(({ start }) => start % 2 === 0);
    const strangers = strong.filter(
      ({ midi, start }) => !spanAt(spans, start).chord.tones.has(midi % 12),
    );
    expect(strong.length).toBeGreaterThan(4);
    expect(strangers).toEqual([]);
  });

  it.each(seeds)("stays within the voice and the scale (seed $seed)", (score) => {
    const scale = new Set([0, 2, 4, 5, 7, 9, 11]);
    for (const { midi } of melodyPart(score, "lead", lead())) {
      expect(midi).toBeGreaterThanOrEqual(67);
      expect(midi).toBeLessThanOrEqual(84);
      expect(scale.has(midi % 12)).toBe(true);
    }
  });

  it.each(seeds)("comes home at the end (seed $seed)", (score) => {
    expect((melodyPart(score, "lead", lead()).at(-1)?.midi ?? 1) % 12).toBe(0);
  });

  it("moves more by step than by leap", () => {
    const widths = seeds.flatMap((score) => {
      const notes = melodyPart(score, "lead", lead());
      return notes.slice(1).map(({ midi }, index) => Math.abs(midi - (notes[index]?.midi ?? midi)));
    });
    const steps = widths.filter((width) => width <= 4).length;
    expect(steps / widths.length).toBeGreaterThan(0.6);
    expect(Math.max(...widths)).toBeLessThanOrEqual(12);
  });

  it("sings a phrase again as it sang it before, over the same chords", () => {
    const [verse] = practiceScore.sections;
    if (!verse) throw new Error("no section");
    const score = {
      ...practiceScore,
      sections: [{ ...verse, chords: "C | F | C | F", plays: { lead: "call:arch reply:fall" } }],
    };
    const notes = melodyPart(score, "lead", lead());
    const half = notes.length / 2;
    expect(notes.slice(half).map(({ midi }) => midi)).toEqual(
      notes.slice(0, half).map(({ midi }) => midi),
    );
  });

  it("differs with the seed and is the same for the same seed", () => {
    const sung = (seed: number) =>
      melodyPart({ ...practiceScore, seed }, "lead", lead())
        .map(({ midi }) => midi)
        .join(" ");
    expect(sung(1)).toBe(sung(1));
    expect(new Set(seeds.map(({ seed }) => sung(seed))).size).toBeGreaterThan(3);
  });

  it("carries a second voice a third below when the part asks for it", () => {
    const notes = melodyPart(practiceScore, "lead", { ...lead(), harmony: -2 });
    const gaps = notes.flatMap(({ midi, start, delay }) =>
      delay > 0
        ? [(notes.find((other) => other.start === start && other.delay === 0)?.midi ?? midi) - midi]
        : [],
    );
    expect(new Set(gaps)).toEqual(new Set([3, 4]));
  });
});
