import { describe, expect, it } from "vitest";
import { chordsOn } from "./chords.ts";
import type { DetectedChord } from "./detected-chord.ts";
import { play, RATE } from "./fixtures/sounds.fixture.ts";
import { randomFrom } from "./fixtures/random.fixture.ts";
import type { Harmony } from "./harmony.ts";
import { hearHarmony } from "./song-features.ts";

/** MIDI, a chord every two seconds; nothing where there are no notes. */
function played(bars: readonly (readonly number[])[], late = 0): Harmony {
  const samples = new Float32Array(Math.round((2 * bars.length + late) * RATE));
  const random = randomFrom(5);
  for (const [bar, pitches] of bars.entries())
    for (const place of [0, 0.5, 1, 1.5])
      for (const [i, pitch] of pitches.entries())
        play(samples, i === 0 ? "saw" : "electric piano", {
          at: 2 * bar + place + late,
          seconds: 0.45,
          pitch,
          level: 0.2,
        });
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (samples[i] ?? 0) + random.between(-0.0005, 0.0005);
  return hearHarmony({ samples, sampleRate: RATE });
}

const C = [36, 60, 64, 67];
const A_MINOR = [33, 60, 64, 69];
const F = [41, 60, 65, 69];
const G7 = [43, 59, 62, 65, 67];
const D_SUS4 = [38, 62, 67, 69];
const B_DIM = [35, 59, 62, 65];
const E_POWER = [40, 47, 52];
const NOTHING: number[] = [];

function songOf(bars: number, first = 0, length = 0.5) {
  const beats = Array.from(
    { length: Math.floor((2 * bars) / length) },
    (_, i) => first + i * length,
  );
  return {
    beats,
    bars: beats.filter((_, i) => i % 4 === 0),
    beatsPerBar: 4,
    duration: 2 * bars + first,
  };
}

const labels = (chords: readonly DetectedChord[]) => chords.map(({ label }) => label).join(" ");

describe("the chords of a song", () => {
  it("are heard with their kind, and N where nobody plays", () => {
    const bars = [C, A_MINOR, F, G7, C, D_SUS4, G7, C, NOTHING, NOTHING, B_DIM, C];
    const found = chordsOn(played(bars), songOf(bars.length));
    expect(labels(found)).toBe("C Am F G7 C Dsus4 G7 C N Bdim C");
    expect(found.map(({ time }) => time)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 20, 22]);
  });

  it("without a third are neither major nor minor", () => {
    const up = (semitones: number) => E_POWER.map((pitch) => pitch + semitones);
    const bars = [E_POWER, up(3), up(5), E_POWER, up(8), up(10), E_POWER, E_POWER];
    expect(labels(chordsOn(played(bars), songOf(bars.length)))).toBe("E5 G5 A5 E5 C5 D5 E5");
  });

  it("lie on the beats that are given, wherever these are", () => {
    const bars = [C, F, G7, C, F, G7, C, C];
    const harmony = played(bars, 0.3);
    for (const song of [songOf(8, 0.3), songOf(8, 0.3, 1), songOf(8, 0.3, 0.25), songOf(8, 0.05)]) {
      const found = chordsOn(harmony, song);
      expect(labels(found)).toMatch(/C F G7 C F G7 C/);
      for (const { time } of found.slice(1)) expect(nearest(song.beats, time)).toBeLessThan(1e-6);
    }
  });

  it("are none where nothing was recorded", () => {
    const nothing = { notes: new Float32Array(0), tuned: new Float32Array(0) };
    expect(chordsOn(nothing, { beats: [], bars: [], beatsPerBar: 4, duration: 0 })).toEqual([]);
    expect(labels(chordsOn(nothing, songOf(2)))).toBe("N");
  });
});

function nearest(times: readonly number[], time: number): number {
  return Math.min(...times.map((one) => Math.abs(one - time)));
}
