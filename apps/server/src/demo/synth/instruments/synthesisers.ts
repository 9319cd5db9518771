/** Electronic voices: a rich wave through a filter that breathes. */
import { applyShape, shapedLength } from "../signal/envelope.ts";
import { addPulse, addSaw, expressivePitch } from "../signal/oscillators.ts";
import { sine } from "../signal/sine.ts";
import { sweptLowpass } from "../signal/swept-lowpass.ts";
import type { Instrument } from "./instrument.ts";

/** A soft synthesiser pad. */
export const pad: Instrument = ({ hz, seconds, velocity, rate, random }) => {
  const shape = { attack: 0.35, release: 0.6, held: seconds };
  const buffer = new Float32Array(shapedLength(shape, rate));
  addSaw(buffer, rate, () => hz * 0.9965, 0.17, random());
  addSaw(buffer, rate, () => hz * 1.0035, 0.17, random());
  addPulse(buffer, rate, () => hz * 0.5, 0.08, 0.5, random());
  sweptLowpass(buffer, rate, (time) => 500 + 900 * velocity * Math.min(1, time / 0.8));
  return applyShape(buffer, shape, rate);
};

/** A lead synthesiser with a bite at the start of each note. */
export const synthLead: Instrument = ({ hz, seconds, velocity, rate, random }) => {
  const shape = { attack: 0.006, release: 0.14, held: seconds };
  const buffer = new Float32Array(shapedLength(shape, rate));
  addSaw(buffer, rate, expressivePitch(hz * 1.002, { scoop: 0.15, vibrato: 16 }), 0.24, random());
  addPulse(
    buffer,
    rate,
    expressivePitch(hz * 0.998, { scoop: 0.15, vibrato: 16 }),
    0.16,
    0.4,
    random(),
  );
  sweptLowpass(
    buffer,
    rate,
    (time) => 900 + hz + (1200 + 2400 * velocity) * Math.exp(-time / 0.25),
    1.1,
  );
  return applyShape(buffer, shape, rate);
};

/** Short synthesiser notes for arpeggios. */
export const synthPluck: Instrument = ({ hz, seconds, velocity, rate, random }) => {
  const shape = { attack: 0.002, release: 0.12, held: Math.max(seconds, 0.12) };
  const buffer = new Float32Array(shapedLength(shape, rate));
  addPulse(buffer, rate, () => hz, 0.24, 0.32, random());
  addSaw(buffer, rate, () => hz * 1.004, 0.16, random());
  sweptLowpass(buffer, rate, (time) => 350 + (900 + 3600 * velocity) * Math.exp(-time / 0.09), 1.4);
  return applyShape(buffer, shape, rate);
};

/** A synthesiser bass: a saw and the sine below it. */
export const synthBass: Instrument = ({ hz, seconds, velocity, rate, random }) => {
  const shape = { attack: 0.004, release: 0.05, held: seconds };
  const buffer = new Float32Array(shapedLength(shape, rate));
  addSaw(buffer, rate, () => hz, 0.4, random());
  sweptLowpass(buffer, rate, (time) => 220 + (500 + 1300 * velocity) * Math.exp(-time / 0.13), 1.1);
  for (let index = 0; index < buffer.length; index += 1) {
    buffer[index] = (buffer[index] ?? 0) + 0.35 * sine((hz * index) / rate);
  }
  return applyShape(buffer, shape, rate);
};
