import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { loudness } from "./effects/loudness.ts";
import { practiceScore } from "./practice-score.fixture.ts";
import { LOUDNESS, renderSong } from "./render-song.ts";

const RATE = 16_000;

function hashOf(sound: { left: Float32Array; right: Float32Array }): string {
  return createHash("sha256").update(sound.left).update(sound.right).digest("hex");
}

describe("a rendered song", () => {
  const song = renderSong(practiceScore, RATE);

  it("is the same to the last bit each time", () => {
    expect(hashOf(renderSong(practiceScore, RATE))).toBe(hashOf(song));
  });

  it("is another with another seed", () => {
    expect(hashOf(renderSong({ ...practiceScore, seed: 8 }, RATE))).not.toBe(hashOf(song));
  });

  it("has the loudness of all the others", () => {
    expect(loudness([song.left, song.right], RATE)).toBeCloseTo(LOUDNESS, 0);
  });

  it("ends in silence", () => {
    expect(Math.abs(song.left.at(-1) ?? 1)).toBeLessThan(1e-4);
    expect(Math.abs(song.right.at(-1) ?? 1)).toBeLessThan(1e-4);
  });

  it("does not need every part to play", () => {
    const [verse] = practiceScore.sections;
    if (!verse) throw new Error("no section");
    const bare = { ...practiceScore, sections: [{ ...verse, plays: {} }] };
    expect(renderSong(bare, RATE).left.some((sample) => sample !== 0)).toBe(true);
  });
});
