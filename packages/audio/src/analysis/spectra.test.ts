import { describe, expect, it } from "vitest";
import { eachSpectrum } from "./spectra.ts";

const FRAMES = { size: 2048, hop: 512, bins: 1024 };
/** A whole number of bins, so that one bin has it all. */
const BIN = 100;

const tone = (length: number, bin: number) =>
  Float32Array.from({ length }, (_, i) => Math.sin((2 * Math.PI * bin * i) / FRAMES.size));

describe("the spectrum", () => {
  it("has a sine in its bin, with half of its amplitude", () => {
    const spectra: Float32Array[] = [];
    eachSpectrum(tone(8192, BIN), FRAMES, (magnitudes) => spectra.push(magnitudes.slice()));
    const inside = spectra[6] ?? new Float32Array();
    expect(inside.indexOf(Math.max(...inside))).toBe(BIN);
    expect(inside[BIN]).toBeCloseTo(0.5, 4);
    expect(inside[BIN + 10]).toBeLessThan(1e-6);
  });

  it("of one frame is not mixed with that of the frame it is computed with", () => {
    const sound = new Float32Array(8192);
    sound.set(tone(3584, BIN), 0);
    const levels: number[] = [];
    eachSpectrum(sound, FRAMES, (magnitudes) => levels.push(magnitudes[BIN] ?? 0));
    // Frames 8 and 9 are computed together; the tone ends within the one and before the other.
    expect(levels[8]).toBeGreaterThan(0.01);
    expect(levels[9]).toBeLessThan(1e-6);
  });

  it("has a frame around every 512th sample", () => {
    let count = 0;
    eachSpectrum(new Float32Array(512 * 7 + 1), FRAMES, () => {
      count += 1;
    });
    expect(count).toBe(8);
  });
});
