/** Sections of players: strings and brass. */
import { applyShape, shapedLength } from "../signal/envelope.ts";
import { addSaw, expressivePitch } from "../signal/oscillators.ts";
import { sweptLowpass } from "../signal/swept-lowpass.ts";
import type { Instrument } from "./instrument.ts";

/** A section of strings: three saws a few cents apart behind a slow bow. */
export const strings: Instrument = ({ hz, seconds, velocity, rate, random }) => {
  const shape = { attack: 0.22, release: 0.4, held: seconds };
  const buffer = new Float32Array(shapedLength(shape, rate));
  for (const cents of [-7, 0, 6]) {
    addSaw(
      buffer,
      rate,
      expressivePitch(hz * 2 ** (cents / 1200), { vibrato: 9, speed: 4.6 + random() }),
      0.16,
      random(),
    );
  }
  sweptLowpass(buffer, rate, (time) => 700 + (1400 + 1600 * velocity) * Math.min(1, time / 0.5));
  return applyShape(buffer, shape, rate);
};

/** Trumpets and saxes as one: the louder, the more of the treble opens. */
export const brass: Instrument = ({ hz, seconds, velocity, rate, random }) => {
  const shape = { attack: 0.03, release: 0.09, held: seconds };
  const buffer = new Float32Array(shapedLength(shape, rate));
  const pitch = (cents: number) =>
    expressivePitch(hz * 2 ** (cents / 1200), { scoop: 0.6, vibrato: 14, delay: 0.5 });
  addSaw(buffer, rate, pitch(-4), 0.24, random());
  addSaw(buffer, rate, pitch(5), 0.24, random());
  const open = hz * (2 + 5 * velocity);
  sweptLowpass(
    buffer,
    rate,
    (time) => 300 + open * Math.min(1, time / 0.05) * (0.62 + 0.38 * Math.exp(-time / 0.18)),
    1,
  );
  return applyShape(buffer, shape, rate);
};
