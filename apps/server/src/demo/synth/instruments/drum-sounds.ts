/** Drums: skins as falling sines, wires and metal as shaped noise. */
import { filterInPlace } from "../signal/biquad.ts";
import { fade } from "../signal/envelope.ts";
import { sine } from "../signal/sine.ts";
import { addInto } from "../signal/stereo.ts";
import { noise, type Tone } from "./instrument.ts";

/** One hit, mono. */
export type Drum = (hit: Pick<Tone, "velocity" | "rate" | "random">) => Float32Array;

/** Multiplies by a fall to 1/e in `seconds` and closes the last fiftieth of the buffer to silence. */
function decaying(buffer: Float32Array, seconds: number, rate: number, gain = 1): Float32Array {
  const factor = fade(seconds, rate);
  const close = Math.ceil(buffer.length / 50);
  let level = gain;
  for (let index = 0; index < buffer.length; index += 1) {
    const ending = Math.min(1, (buffer.length - index) / close);
    buffer[index] = (buffer[index] ?? 0) * level * ending;
    level *= factor;
  }
  return buffer;
}

function mixed(target: Float32Array, source: Float32Array, gain = 1): Float32Array {
  addInto(target, source, 0, gain);
  return target;
}

/** A sine that falls from `from` to `to` hertz in about `seconds`. */
function falling(
  length: number,
  rate: number,
  from: number,
  to: number,
  seconds: number,
): Float32Array {
  const buffer = new Float32Array(length);
  const factor = fade(seconds, rate);
  let above = from - to;
  let phase = 0;
  for (let index = 0; index < length; index += 1) {
    buffer[index] = sine(phase);
    phase += (to + above) / rate;
    above *= factor;
  }
  return buffer;
}

/** `hz` is the drum's pitch, `ring` seconds to 1/e, `click` the beater. */
export function kick(make: {
  readonly hz: number;
  readonly ring: number;
  readonly click: number;
}): Drum {
  return ({ velocity, rate, random }) => {
    const length = Math.round(make.ring * 5 * rate);
    const skin = decaying(falling(length, rate, make.hz * 3.4, make.hz, 0.022), make.ring, rate);
    const beater = filterInPlace(
      noise(Math.round(0.012 * rate), random),
      { kind: "lowpass", hz: 3800 },
      rate,
    );
    mixed(skin, decaying(beater, 0.003, rate), make.click * velocity);
    return skin.map((sample) => Math.tanh(sample * (1.1 + 0.5 * velocity)) * 0.9);
  };
}

/** `wires` is how much of the sound is the snare itself, `ring` its seconds to 1/e. */
export function snare(make: {
  readonly hz: number;
  readonly wires: number;
  readonly ring: number;
  readonly tone: number;
}): Drum {
  return ({ velocity, rate, random }) => {
    const length = Math.round(make.ring * 6 * rate);
    const skin = decaying(falling(length, rate, make.hz * 1.5, make.hz, 0.012), 0.07, rate, 0.55);
    mixed(
      skin,
      decaying(falling(length, rate, make.hz * 1.9, make.hz * 1.72, 0.01), 0.05, rate, 0.3),
    );
    const wires = noise(length, random);
    filterInPlace(wires, { kind: "highpass", hz: 900 }, rate);
    filterInPlace(wires, { kind: "peak", hz: make.tone, q: 0.8, gain: 6 }, rate);
    filterInPlace(wires, { kind: "lowpass", hz: 6500 + 5000 * velocity }, rate);
    return mixed(
      skin,
      decaying(wires, make.ring * (0.7 + 0.3 * velocity), rate),
      make.wires * 0.42,
    );
  };
}

/** The stick laid over the rim. */
export const crossStick: Drum = ({ rate, random }) => {
  const length = Math.round(0.12 * rate);
  const wood = decaying(falling(length, rate, 1750, 1650, 0.01), 0.016, rate, 0.5);
  mixed(wood, decaying(falling(length, rate, 620, 560, 0.01), 0.022, rate, 0.45));
  const tap = filterInPlace(
    noise(Math.round(0.02 * rate), random),
    { kind: "bandpass", hz: 3000, q: 0.8 },
    rate,
  );
  return mixed(wood, decaying(tap, 0.004, rate), 0.6);
};

export function tom(hz: number): Drum {
  return ({ velocity, rate, random }) => {
    const skin = decaying(
      falling(Math.round(1.1 * rate), rate, hz * 1.45, hz, 0.05),
      0.22,
      rate,
      0.85,
    );
    const stick = filterInPlace(
      noise(Math.round(0.05 * rate), random),
      { kind: "bandpass", hz: hz * 8, q: 0.7 },
      rate,
    );
    return mixed(skin, decaying(stick, 0.012, rate), 0.35 * velocity);
  };
}

export const clap: Drum = ({ rate, random }) => {
  const output = new Float32Array(Math.round(0.3 * rate));
  for (const [start, ring, gain] of [
    [0, 0.004, 0.8],
    [0.011, 0.004, 0.7],
    [0.023, 0.004, 0.8],
    [0.033, 0.055, 0.8],
  ] as const) {
    const hands = decaying(noise(Math.round((0.29 - start) * rate), random), ring, rate, gain);
    addInto(output, hands, Math.round(start * rate), 1);
  }
  filterInPlace(output, { kind: "bandpass", hz: 1250, q: 1.1 }, rate);
  return output;
};

export function conga(hz: number): Drum {
  return ({ velocity, rate, random }) => {
    const skin = decaying(
      falling(Math.round(0.5 * rate), rate, hz * 1.12, hz, 0.02),
      0.09,
      rate,
      0.8,
    );
    const hand = filterInPlace(
      noise(Math.round(0.04 * rate), random),
      { kind: "bandpass", hz: hz * 5, q: 0.9 },
      rate,
    );
    return mixed(skin, decaying(hand, 0.008, rate), 0.5 * velocity);
  };
}

/** Two sticks: the count-in. */
export const sticks: Drum = ({ rate, random }) => {
  const length = Math.round(0.1 * rate);
  const wood = decaying(falling(length, rate, 2500, 2350, 0.01), 0.013, rate, 0.6);
  mixed(wood, decaying(falling(length, rate, 1480, 1450, 0.01), 0.016, rate, 0.4));
  return mixed(wood, decaying(noise(Math.round(0.01 * rate), random), 0.002, rate), 0.3);
};
