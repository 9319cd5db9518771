import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { centsOff } from "../signal/pitch-of.fixture.ts";
import { hertz } from "../theory/pitch.ts";
import { KITS, type Piece } from "./drum-kit.ts";
import { ORCHESTRA } from "./orchestra.ts";

const RATE = 32_000;

function peakOf(buffer: Float32Array): number {
  return buffer.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function meanOf(buffer: Float32Array): number {
  return buffer.reduce((sum, sample) => sum + sample, 0) / buffer.length;
}

/** They swing around the note, or sound as several a few cents apart. */
const WAVERING = new Set(
  "brass choir fiddle flute harmonica melodica pad strings synthLead voice".split(" "),
);

describe.each(Object.entries(ORCHESTRA))("%s", (name, instrument) => {
  const play = (midi: number) =>
    instrument({
      hz: hertz(midi),
      seconds: 1.1,
      velocity: 0.8,
      rate: RATE,
      random: seededRandom(midi),
    });

  it("is in tune from the bass to the treble", () => {
    for (const midi of [33, 52, 76]) {
      const off = centsOff(play(midi), hertz(midi), RATE, 0.2 * RATE, 1.1 * RATE);
      expect(Math.abs(off)).toBeLessThanOrEqual(WAVERING.has(name) ? 20 : 4);
    }
  });

  it("sounds, ends in silence, and has no direct current", () => {
    const note = play(57);
    expect(note.every(Number.isFinite)).toBe(true);
    expect(peakOf(note)).toBeGreaterThan(0.1);
    expect(peakOf(note)).toBeLessThan(1.6);
    expect(peakOf(note.slice(-8))).toBeLessThan(0.01);
    expect(Math.abs(meanOf(note))).toBeLessThan(0.003);
  });
});

describe.each(Object.entries(KITS))("the %s kit", (_, kit: Readonly<Record<string, Piece>>) => {
  it.each(Object.entries(kit))("has a %s that sounds and dies away", (__, { sound }) => {
    const hit = sound({ velocity: 0.8, rate: RATE, random: seededRandom(3) });
    expect(hit.every(Number.isFinite)).toBe(true);
    expect(peakOf(hit)).toBeGreaterThan(0.05);
    expect(peakOf(hit)).toBeLessThan(2.5);
    expect(peakOf(hit.slice(-16))).toBeLessThan(0.05 * peakOf(hit));
  });
});
