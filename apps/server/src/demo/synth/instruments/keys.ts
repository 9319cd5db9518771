/** Struck keys: grand piano, electric piano and vibraphone. */
import { filterInPlace } from "../signal/biquad.ts";
import { applyShape, fade, shapedLength } from "../signal/envelope.ts";
import { sine } from "../signal/sine.ts";
import { addInto } from "../signal/stereo.ts";
import { noise, type Instrument } from "./instrument.ts";

/** Adds a sine that starts at once and fades to 1/e in `decay` seconds; a two-pole resonator needs no table. */
function addPartial(
  buffer: Float32Array,
  rate: number,
  hz: number,
  gain: number,
  decay: number,
): void {
  if (hz > rate * 0.45) return;
  const r = fade(decay, rate);
  const w = (2 * Math.PI * hz) / rate;
  const turn = 2 * r * Math.cos(w);
  const loss = r * r;
  let before = 0;
  let last = gain * r * Math.sin(w);
  for (let index = 1; index < buffer.length; index += 1) {
    buffer[index] = (buffer[index] ?? 0) + last;
    const next = turn * last - loss * before;
    before = last;
    last = next;
  }
}

/** Strings of steel are stiff: their partials lie a little above the harmonics (Fletcher, 1964). */
const STIFFNESS = 0.0004;

export const piano: Instrument = ({ hz, seconds, velocity, rate, random }) => {
  const shape = { attack: 0.002, release: 0.18, held: seconds };
  const buffer = new Float32Array(shapedLength(shape, rate));
  const ring = 3.2 * (220 / hz) ** 0.55;
  for (let partial = 1; partial <= 14; partial += 1) {
    const place = partial * hz * Math.sqrt(1 + STIFFNESS * partial * partial);
    const hammer = Math.abs(Math.sin((Math.PI * partial) / 8)) + 0.15;
    const gain = (hammer * Math.exp(-(partial - 1) * (0.62 - 0.34 * velocity))) / partial ** 0.4;
    const decay = ring / (1 + 0.32 * (partial - 1));
    // Two strings a hair apart: one dies soon, the other sings on, and they beat.
    addPartial(buffer, rate, place, gain * 0.62, decay * 0.35);
    addPartial(buffer, rate, place * 1.0006, gain * 0.38, decay);
  }
  const thump = filterInPlace(
    noise(Math.min(buffer.length, Math.round(0.03 * rate)), random),
    { kind: "lowpass", hz: 900 },
    rate,
  );
  applyShape(thump, { attack: 0, held: 0, release: 0.03 }, rate);
  addInto(buffer, thump, 0, 0.35 * velocity);
  for (let index = 0; index < buffer.length; index += 1) buffer[index] = (buffer[index] ?? 0) * 0.4;
  return applyShape(buffer, shape, rate);
};

/** Frequency modulation after John Chowning: a warm pair for the bar, a short bright one for the tine. */
export const electricPiano: Instrument = ({ hz, seconds, velocity, rate }) => {
  const shape = { attack: 0.002, release: 0.14, held: seconds };
  const buffer = new Float32Array(shapedLength(shape, rate));
  const low = Math.min(1, 260 / hz);
  const bodyFade = fade(0.7 + 1.4 * low, rate);
  const growlFade = fade(0.25 + 0.5 * low, rate);
  const tineFade = fade(0.09, rate);
  let body = 0.55;
  let growl = (0.06 + 0.2 * velocity * velocity) * (0.5 + 0.5 * low);
  let tine = 0.12 * velocity;
  const step = hz / rate;
  const tineStep = Math.min(step * 7, 0.4);
  let phase = 0;
  let tinePhase = 0;
  for (let index = 0; index < buffer.length; index += 1) {
    const modulator = sine(phase) * growl;
    buffer[index] = body * sine(phase + modulator) + tine * sine(tinePhase);
    phase += step;
    tinePhase += tineStep;
    body *= bodyFade;
    growl *= growlFade;
    tine *= tineFade;
  }
  return applyShape(buffer, shape, rate);
};

export const vibraphone: Instrument = ({ hz, velocity, rate }) => {
  const shape = { attack: 0.001, release: 0.6, held: 1.4 };
  const buffer = new Float32Array(shapedLength(shape, rate));
  addPartial(buffer, rate, hz, 0.6, 1.1);
  addPartial(buffer, rate, hz * 3.93, 0.16 * velocity, 0.35);
  addPartial(buffer, rate, hz * 9.2, 0.08 * velocity * velocity, 0.08);
  for (let index = 0; index < buffer.length; index += 1) {
    buffer[index] = (buffer[index] ?? 0) * (0.8 + 0.2 * sine((4.8 * index) / rate));
  }
  return applyShape(buffer, shape, rate);
};
