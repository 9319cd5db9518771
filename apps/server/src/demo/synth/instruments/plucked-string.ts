/**
 * Plucked strings by the algorithm of Kevin Karplus and Alex Strong (1983), with the tuning, pick-place and damping of
 * David Jaffe and Julius Smith (1983).
 */
import { applyShape, shapedLength } from "../signal/envelope.ts";
import { filterInPlace } from "../signal/biquad.ts";
import type { Instrument, Tone } from "./instrument.ts";

export type StringMake = {
  /** Seconds in which the string at 110 Hz falls by 60 dB; higher ones fall sooner. */
  readonly ring: number;
  /** 0 dull … 1 bright: how little each round trip loses of the treble. */
  readonly brightness: number;
  /** Hertz: what the finger or pick lets through at full touch. */
  readonly pick: number;
  /** Where the string is plucked, as a share of its length. */
  readonly place: number;
  /** Seconds of fading once the finger leaves. */
  readonly release: number;
};

/** The shape of the string at the moment it is let go: noise, rounded by the pick, without the harmonics of its place. */
function excitation(
  samples: number,
  make: StringMake,
  { velocity, rate, random }: Tone,
): Float32Array {
  const raw = new Float32Array(samples);
  for (let index = 0; index < samples; index += 1) raw[index] = random() * 2 - 1;
  filterInPlace(raw, { kind: "lowpass", hz: make.pick * (0.35 + 0.65 * velocity) }, rate);
  const gap = Math.max(1, Math.round(samples * make.place));
  const shaped = new Float32Array(samples);
  let sum = 0;
  for (let index = 0; index < samples; index += 1) {
    shaped[index] = (raw[index] ?? 0) - (raw[(index + samples - gap) % samples] ?? 0);
    sum += shaped[index] ?? 0;
  }
  let energy = 0;
  for (let index = 0; index < samples; index += 1) {
    shaped[index] = (shaped[index] ?? 0) - sum / samples;
    energy += (shaped[index] ?? 0) ** 2;
  }
  const gain = 0.35 / Math.sqrt(energy / samples + 1e-9);
  return shaped.map((sample) => sample * gain);
}

export function pluckedString(make: StringMake): Instrument {
  return (tone) => {
    const { hz, seconds, rate } = tone;
    const shape = { attack: 0.001, release: make.release, held: seconds };
    const output = new Float32Array(shapedLength(shape, rate));
    const loss = 0.5 - 0.48 * make.brightness;
    const gain = 10 ** (-3 / (make.ring * hz * Math.sqrt(110 / hz)));
    // The averaging below delays by `loss` samples, the all-pass by the rest of the period that is no whole sample.
    const period = rate / hz - loss;
    const length = Math.floor(period - 0.1);
    const rest = period - length;
    const tuning = (1 - rest) / (1 + rest);
    const line = excitation(length, make, tone);
    let place = 0;
    let previous = 0;
    let lastIn = 0;
    let lastOut = 0;
    for (let index = 0; index < output.length; index += 1) {
      const sample = line[place] ?? 0;
      output[index] = sample;
      const averaged = gain * ((1 - loss) * sample + loss * previous);
      previous = sample;
      const tuned = tuning * (averaged - lastOut) + lastIn;
      lastIn = averaged;
      lastOut = tuned;
      line[place] = tuned;
      place += 1;
      if (place === length) place = 0;
    }
    return applyShape(output, shape, rate);
  };
}

export const steelGuitar = pluckedString({
  ring: 4.5,
  brightness: 0.75,
  pick: 7000,
  place: 0.13,
  release: 0.12,
});
export const nylonGuitar = pluckedString({
  ring: 3,
  brightness: 0.45,
  pick: 3200,
  place: 0.2,
  release: 0.12,
});
export const electricGuitar = pluckedString({
  ring: 5,
  brightness: 0.8,
  pick: 5000,
  place: 0.17,
  release: 0.06,
});
export const mutedGuitar = pluckedString({
  ring: 0.35,
  brightness: 0.5,
  pick: 6000,
  place: 0.1,
  release: 0.03,
});
export const leadGuitar = pluckedString({
  ring: 9,
  brightness: 0.85,
  pick: 4500,
  place: 0.22,
  release: 0.09,
});
export const fingerBass = pluckedString({
  ring: 3.2,
  brightness: 0.55,
  pick: 1500,
  place: 0.2,
  release: 0.05,
});
export const pickBass = pluckedString({
  ring: 3.6,
  brightness: 0.8,
  pick: 3600,
  place: 0.12,
  release: 0.04,
});
export const uprightBass = pluckedString({
  ring: 1.5,
  brightness: 0.35,
  pick: 900,
  place: 0.28,
  release: 0.07,
});
