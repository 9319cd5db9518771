import { describe, expect, it } from "vitest";
import { play, RATE } from "./fixtures/sounds.fixture.ts";
import { randomFrom } from "./fixtures/random.fixture.ts";
import { NOTE_VALUES, soundingBetween } from "./harmony.ts";
import { hearHarmony } from "./song-features.ts";

/** C in the bass, E in the middle, G above: a second; then a second of noise. */
function heard() {
  const samples = new Float32Array(2 * RATE);
  for (const pitch of [36, 52, 79]) play(samples, "sine", { at: 0, seconds: 1, pitch, level: 0.2 });
  const random = randomFrom(3);
  for (let i = RATE; i < samples.length; i += 1) samples[i] = random.between(-0.3, 0.3);
  return hearHarmony({ samples, sampleRate: RATE });
}

describe("what chords are heard from", () => {
  const harmony = heard();

  it("is how strongly each note sounds low, in the middle and high", () => {
    const { notes } = soundingBetween(harmony, 0.1, 0.9);
    expect(notes).toHaveLength(NOTE_VALUES);
    const strongest = [...notes.entries()].toSorted((a, b) => b[1] - a[1]).slice(0, 3);
    expect(strongest.map(([place]) => place).toSorted((a, b) => a - b)).toEqual([
      0,
      12 + 4,
      24 + 7,
    ]);
  });

  it("tells notes, which are in tune, from noise, which is not", () => {
    expect(soundingBetween(harmony, 0.1, 0.9).tuned).toBeGreaterThan(0.9);
    expect(soundingBetween(harmony, 1.2, 1.9).tuned).toBeLessThan(0.4);
  });

  it("tells what stays from what changes", () => {
    expect(soundingBetween(harmony, 0.1, 0.9).steady).toBeGreaterThan(0.95);
    expect(soundingBetween(harmony, 0.5, 1.5).steady).toBeLessThan(0.9);
  });
});
