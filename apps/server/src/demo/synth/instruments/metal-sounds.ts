/** Hats, cymbals and small metal. */
import { filterInPlace } from "../signal/biquad.ts";
import { fade } from "../signal/envelope.ts";
import type { Random } from "../random.ts";
import type { Drum } from "./drum-sounds.ts";
import { noise } from "./instrument.ts";

/** Six squares that share no harmonic: the classic recipe for electronic metal. */
const SQUARES = [205.3, 304.4, 369.6, 522.7, 540, 800];

function metal(length: number, rate: number, random: Random, scale: number): Float32Array {
  const buffer = noise(length, random).map((sample) => sample * 0.9);
  for (const hz of SQUARES) {
    const step = (hz * scale) / rate;
    let phase = random();
    for (let index = 0; index < length; index += 1) {
      buffer[index] = (buffer[index] ?? 0) + (phase < 0.5 ? 0.16 : -0.16);
      phase += step;
      if (phase >= 1) phase -= 1;
    }
  }
  return buffer;
}

/** A quick stroke and a slower ring, both falling; `ring` seconds to 1/e. */
function struck(buffer: Float32Array, rate: number, ring: number, stroke: number): Float32Array {
  const slow = fade(ring, rate);
  const fast = fade(0.012, rate);
  const close = Math.ceil(buffer.length / 20);
  let ringing = 1;
  let hit = stroke;
  for (let index = 0; index < buffer.length; index += 1) {
    const ending = Math.min(1, (buffer.length - index) / close);
    buffer[index] = (buffer[index] ?? 0) * (ringing + hit) * ending;
    ringing *= slow;
    hit *= fast;
  }
  return buffer;
}

function hat(ring: number, length: number, hz: number): Drum {
  return ({ velocity, rate, random }) => {
    const buffer = metal(Math.round(length * rate), rate, random, 1.6);
    filterInPlace(buffer, { kind: "highpass", hz }, rate);
    filterInPlace(buffer, { kind: "highpass", hz: hz * 0.8 }, rate);
    filterInPlace(buffer, { kind: "lowpass", hz: 9000 + 5500 * velocity }, rate);
    return struck(buffer, rate, ring * (0.7 + 0.5 * velocity), 0.6).map((sample) => sample * 0.5);
  };
}

export const closedHat = hat(0.028, 0.16, 6800);
export const pedalHat = hat(0.02, 0.1, 5200);
export const openHat = hat(0.26, 0.75, 6000);

/** Cymbals ring in hundreds of modes; a few dozen that each fade at their own pace pass for them. */
function modes(
  length: number,
  rate: number,
  random: Random,
  from: number,
  to: number,
  ring: number,
): Float32Array {
  const buffer = new Float32Array(length);
  for (let mode = 0; mode < 56; mode += 1) {
    const hz = from * (to / from) ** random();
    const r = fade(ring * (0.4 + 0.6 * random()) * Math.sqrt(from / hz + 0.3), rate);
    const w = (2 * Math.PI * hz) / rate;
    const turn = 2 * r * Math.cos(w);
    const loss = r * r;
    let before = 0;
    let last = 0.1 * (from / hz) ** 0.35 * Math.sin(w);
    for (let index = 1; index < length; index += 1) {
      buffer[index] = (buffer[index] ?? 0) + last;
      const next = turn * last - loss * before;
      before = last;
      last = next;
    }
  }
  return buffer;
}

export const crash: Drum = ({ velocity, rate, random }) => {
  const length = Math.round(2.6 * rate);
  const wash = filterInPlace(
    metal(length, rate, random, 2.3),
    { kind: "highpass", hz: 3200 },
    rate,
  );
  struck(wash, rate, 0.55 + 0.2 * velocity, 0.5);
  const ring = modes(length, rate, random, 420, 9000, 0.9);
  return wash.map((sample, index) => sample * 0.42 + (ring[index] ?? 0) * 0.5);
};

function rideLike(from: number, stroke: number, wash: number): Drum {
  return ({ velocity, rate, random }) => {
    const length = Math.round(1.1 * rate);
    const noiseWash = filterInPlace(
      metal(length, rate, random, 2.7),
      { kind: "highpass", hz: 5200 },
      rate,
    );
    struck(noiseWash, rate, 0.3, stroke * velocity);
    const ring = modes(length, rate, random, from, 8200, 0.24);
    const close = Math.ceil(length / 8);
    return noiseWash.map((sample, index) => {
      const ending = Math.min(1, (length - index) / close);
      return (sample * wash + (ring[index] ?? 0) * 0.5) * ending;
    });
  };
}

export const ride = rideLike(1900, 1.6, 0.2);
export const rideBell = rideLike(900, 1, 0.07);

export const tambourine: Drum = ({ velocity, rate, random }) => {
  const length = Math.round(0.28 * rate);
  const jingles = filterInPlace(
    noise(length, random),
    { kind: "bandpass", hz: 8200, q: 1.2 },
    rate,
  );
  struck(jingles, rate, 0.055, 0.8);
  const ring = modes(length, rate, random, 5600, 10500, 0.09);
  return jingles.map(
    (sample, index) => sample * (0.5 + 0.2 * velocity) + (ring[index] ?? 0) * 0.25,
  );
};

/** Seeds swing to and fro: the sound swells before it stops. */
export const shaker: Drum = ({ velocity, rate, random }) => {
  const length = Math.round(0.09 * rate);
  const seeds = filterInPlace(
    noise(length, random),
    { kind: "bandpass", hz: 6200 + 1500 * velocity, q: 0.9 },
    rate,
  );
  return seeds.map(
    (sample, index) => sample * 0.55 * Math.sin(Math.PI * (index / length) ** 0.6) ** 2,
  );
};

export const cowbell: Drum = ({ rate, random }) => {
  const length = Math.round(0.3 * rate);
  const buffer = new Float32Array(length);
  for (const hz of [562, 845]) {
    let phase = random();
    for (let index = 0; index < length; index += 1) {
      buffer[index] = (buffer[index] ?? 0) + (phase < 0.5 ? 0.3 : -0.3);
      phase += hz / rate;
      if (phase >= 1) phase -= 1;
    }
  }
  filterInPlace(buffer, { kind: "bandpass", hz: 850, q: 1.4 }, rate);
  return struck(buffer, rate, 0.06, 0.8);
};
