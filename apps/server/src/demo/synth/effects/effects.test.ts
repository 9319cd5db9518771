import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { silence } from "../signal/stereo.ts";
import { addEcho } from "./echo.ts";
import { applyInserts } from "./effect.ts";
import { limit } from "./limiter.ts";
import { loudness } from "./loudness.ts";
import { addRoom } from "./reverb.ts";
import { spreadOut } from "./spread.ts";

const RATE = 32_000;

function tone(hz: number, gain: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: seconds * RATE },
    (_, index) => gain * Math.sin((2 * Math.PI * hz * index) / RATE),
  );
}

function energy(buffer: Float32Array, from: number, to: number): number {
  return buffer.slice(from, to).reduce((sum, sample) => sum + sample * sample, 0);
}

describe("loudness", () => {
  it("of silence is minus infinity", () => {
    expect(loudness([new Float32Array(RATE)], RATE)).toBe(-Infinity);
  });

  it("of every fifth block is nearly that of all", () => {
    const sound = tone(440, 0.1, 30).map((sample, index) => sample * (1 - index / (60 * RATE)));
    expect(loudness([sound], RATE, 5)).toBeCloseTo(loudness([sound], RATE), 0);
  });
});

describe("the limiter", () => {
  it("lets nothing pass the ceiling", () => {
    const random = seededRandom(1);
    const wild = Float32Array.from(
      { length: RATE },
      (_, index) => (random() - 0.5) * (index % 5000 < 50 ? 8 : 1),
    );
    const sound = { left: wild.slice(), right: wild.slice().reverse() };
    limit(sound, 0.9, RATE);
    for (const side of [sound.left, sound.right]) {
      expect(Math.max(...side.map(Math.abs))).toBeLessThanOrEqual(0.9 + 1e-6);
    }
  });

  it("leaves alone what is quiet enough", () => {
    const quiet = tone(440, 0.5, 0.2);
    const sound = { left: quiet.slice(), right: quiet.slice() };
    limit(sound, 0.9, RATE);
    expect(sound.left).toEqual(quiet);
  });
});

describe("the room", () => {
  it("falls by 60 dB in the time that it is given", () => {
    const target = silence(3 * RATE);
    const send = silence(3 * RATE);
    const random = seededRandom(2);
    for (let index = 0; index < 400; index += 1) send.left[index] = random() - 0.5;
    addRoom(target, send, { seconds: 1.5, brightness: 1 }, RATE);
    const early = energy(target.left, 0.25 * RATE, 0.45 * RATE);
    const late = energy(target.left, 1.25 * RATE, 1.45 * RATE);
    const fallPerSecond = 10 * Math.log10(early / late);
    expect(fallPerSecond).toBeGreaterThan(35);
    expect(fallPerSecond).toBeLessThan(60);
  });

  it("answers on both sides to a sound from one", () => {
    const target = silence(RATE);
    const send = silence(RATE);
    send.left[0] = 1;
    addRoom(target, send, { seconds: 1, brightness: 0.5 }, RATE);
    expect(energy(target.right, 0, RATE)).toBeGreaterThan(0.1 * energy(target.left, 0, RATE));
  });
});

describe("the echo", () => {
  it("repeats in time, from side to side, softer each time", () => {
    const sound = silence(RATE * 2);
    sound.left[0] = 1;
    sound.right[0] = 1;
    addEcho(sound, { beats: 0.5, feedback: 0.5, level: 0.5 }, 0.5, RATE);
    const around = (seconds: number, side: Float32Array) =>
      energy(side, Math.round((seconds - 0.01) * RATE), Math.round((seconds + 0.02) * RATE));
    expect(around(0.25, sound.left)).toBeGreaterThan(0);
    expect(around(0.5, sound.right)).toBeGreaterThan(0);
    expect(around(0.75, sound.left)).toBeLessThan(around(0.25, sound.left));
    expect(around(0.4, sound.left)).toBeLessThan(1e-4 * around(0.25, sound.left));
  });
});

describe("an overdriven amplifier", () => {
  it("squashes what is loud and adds no infinity", () => {
    const loud = tone(220, 40, 0.1);
    applyInserts(loud, [{ kind: "drive", amount: 10 }], RATE);
    expect(Math.max(...loud.map(Math.abs))).toBeLessThan(1);
    expect(Math.max(...loud.map(Math.abs))).toBeGreaterThan(0.9);
  });
});

describe("the stereo picture", () => {
  it("keeps a point where it is put", () => {
    const { left, right } = spreadOut(tone(440, 0.5, 0.1), { kind: "point", pan: -1 }, RATE);
    expect(energy(right, 0, right.length)).toBeCloseTo(0, 6);
    expect(energy(left, 0, left.length)).toBeGreaterThan(1);
  });

  it.each([
    { kind: "ensemble", pan: 0 },
    { kind: "wander", pan: 0, hz: 4 },
    { kind: "rotary", pan: 0, hz: 6 },
  ] as const)("makes the sides differ with a $kind", (spread) => {
    const { left, right } = spreadOut(tone(440, 0.5, 0.5), spread, RATE);
    const apart = left.map((sample, index) => sample - (right[index] ?? 0));
    expect(energy(apart, 0, apart.length)).toBeGreaterThan(0.01 * energy(left, 0, left.length));
  });
});
