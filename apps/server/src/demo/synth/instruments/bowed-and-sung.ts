/** Bowed, blown and sung voices: a source of many harmonics through the resonances of a body. */
import { filterInPlace, type Filter } from "../signal/biquad.ts";
import { applyShape, shapedLength } from "../signal/envelope.ts";
import { addPulse, addSaw, expressivePitch } from "../signal/oscillators.ts";
import { sine } from "../signal/sine.ts";
import { noise, type Instrument } from "./instrument.ts";

type Formant = { readonly hz: number; readonly q: number; readonly gain: number };

type Make = {
  /** Seconds, each. */
  readonly attack: number;
  readonly release: number;
  /** Semitones below the note at its start. */
  readonly scoop: number;
  /** Cents to either side. */
  readonly vibrato: number;
  /** "saw", or the width of a pulse. */
  readonly source: "saw" | number;
  readonly breath: number;
  readonly formants: readonly Formant[];
  /** How much of the source passes beside the formants. */
  readonly direct: number;
  readonly tone: Filter;
  readonly gain: number;
};

/** The source through each resonance, beside the others. */
function resonated(source: Float32Array, { formants, direct }: Make, rate: number): Float32Array {
  const output = source.map((sample) => sample * direct);
  for (const { hz, q, gain } of formants) {
    const band = filterInPlace(source.slice(), { kind: "bandpass", hz, q }, rate);
    for (let index = 0; index < output.length; index += 1) {
      output[index] = (output[index] ?? 0) + (band[index] ?? 0) * gain;
    }
  }
  return output;
}

function resonant(make: Make): Instrument {
  return ({ hz, seconds, velocity, rate, random }) => {
    const shape = { attack: make.attack, release: make.release, held: seconds };
    const source = noise(shapedLength(shape, rate), random).map((sample) => sample * make.breath);
    const pitch = expressivePitch(hz, {
      scoop: make.scoop,
      vibrato: make.vibrato,
      speed: 5 + random() * 0.5,
    });
    if (make.source === "saw") addSaw(source, rate, pitch, 0.5, random());
    else addPulse(source, rate, pitch, 0.4, make.source, random());
    const body = filterInPlace(resonated(source, make, rate), make.tone, rate);
    const gain = make.gain * (0.7 + 0.3 * velocity);
    return applyShape(
      body.map((sample) => sample * gain),
      shape,
      rate,
    );
  };
}

/** A voice on "ah"; formants of an alto after Peterson and Barney (1952). */
export const voice = resonant({
  attack: 0.06,
  release: 0.12,
  scoop: 0.9,
  vibrato: 28,
  source: "saw",
  formants: [
    { hz: 780, q: 5, gain: 1 },
    { hz: 1220, q: 7, gain: 0.7 },
    { hz: 2700, q: 10, gain: 0.3 },
  ],
  direct: 0.12,
  breath: 0.05,
  tone: { kind: "lowpass", hz: 4200 },
  gain: 1.1,
});

/** Voices on "ooh" for backing. */
export const choir = resonant({
  attack: 0.18,
  release: 0.3,
  scoop: 0.3,
  vibrato: 18,
  source: "saw",
  formants: [
    { hz: 400, q: 3, gain: 1 },
    { hz: 860, q: 6, gain: 0.5 },
    { hz: 2500, q: 10, gain: 0.1 },
  ],
  direct: 0.06,
  breath: 0.08,
  tone: { kind: "lowpass", hz: 2600 },
  gain: 1,
});

export const fiddle = resonant({
  attack: 0.045,
  release: 0.1,
  scoop: 0.25,
  vibrato: 22,
  source: "saw",
  formants: [
    { hz: 290, q: 4, gain: 0.8 },
    { hz: 470, q: 4, gain: 0.7 },
    { hz: 1050, q: 3, gain: 0.8 },
    { hz: 2700, q: 2, gain: 0.7 },
  ],
  direct: 0.14,
  breath: 0.03,
  tone: { kind: "lowpass", hz: 5200 },
  gain: 0.8,
});

export const harmonica = resonant({
  attack: 0.025,
  release: 0.07,
  scoop: 0.8,
  vibrato: 20,
  source: 0.28,
  formants: [
    { hz: 900, q: 2, gain: 0.9 },
    { hz: 2100, q: 2.5, gain: 0.8 },
  ],
  direct: 0.15,
  breath: 0.05,
  tone: { kind: "lowpass", hz: 4800 },
  gain: 0.9,
});

export const melodica = resonant({
  attack: 0.035,
  release: 0.08,
  scoop: 0.2,
  vibrato: 12,
  source: 0.4,
  formants: [
    { hz: 620, q: 1.5, gain: 0.9 },
    { hz: 1500, q: 2, gain: 0.5 },
  ],
  direct: 0.15,
  breath: 0.04,
  tone: { kind: "lowpass", hz: 3600 },
  gain: 0.9,
});

/** A wooden flute: nearly a sine, and the air beside it. */
export const flute: Instrument = ({ hz, seconds, velocity, rate, random }) => {
  const shape = { attack: 0.05, release: 0.1, held: seconds };
  const length = shapedLength(shape, rate);
  const air = filterInPlace(noise(length, random), { kind: "bandpass", hz: hz * 2, q: 1.5 }, rate);
  const pitch = expressivePitch(hz, { scoop: 0.3, vibrato: 16, speed: 4.9 });
  let phase = 0;
  for (let index = 0; index < length; index += 1) {
    phase += pitch(index / rate) / rate;
    const tone =
      sine(phase) + (0.12 + 0.22 * velocity) * sine(2 * phase) + 0.1 * velocity * sine(3 * phase);
    air[index] = 0.5 * tone + (air[index] ?? 0) * 0.1;
  }
  return applyShape(air, shape, rate);
};
