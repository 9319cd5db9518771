/** A tone-wheel organ: nine drawbars over one table per registration. */
import { applyShape, shapedLength } from "../signal/envelope.ts";
import { addInto } from "../signal/stereo.ts";
import { noise, type Instrument } from "./instrument.ts";
import { filterInPlace } from "../signal/biquad.ts";

/** Multiples of the sub-octave that the drawbars 16′, 5⅓′, 8′, 4′, 2⅔′, 2′, 1⅗′, 1⅓′ and 1′ sound. */
const HARMONICS = [1, 3, 2, 4, 6, 8, 10, 12, 16];
const SIZE = 1024;

/** One turn of the sub-octave for a registration such as "888000000", without what lies above `highest` harmonics. */
function turn(drawbars: string, highest: number): Float32Array {
  const table = new Float32Array(SIZE + 1);
  for (const [bar, harmonic] of HARMONICS.entries()) {
    const gain = Number(drawbars[bar] ?? 0) / 8;
    if (gain === 0 || harmonic > highest) continue;
    for (let index = 0; index <= SIZE; index += 1) {
      table[index] = (table[index] ?? 0) + gain * Math.sin((2 * Math.PI * harmonic * index) / SIZE);
    }
  }
  return table;
}

export function organ(drawbars: string): Instrument {
  return ({ hz, seconds, velocity, rate, random }) => {
    const shape = { attack: 0.008, release: 0.05, held: seconds };
    const buffer = new Float32Array(shapedLength(shape, rate));
    const table = turn(drawbars, (rate * 0.45) / (hz / 2));
    const step = (hz / 2 / rate) * SIZE;
    const gain = 0.16 + 0.08 * velocity;
    let place = random() * SIZE;
    for (let index = 0; index < buffer.length; index += 1) {
      if (place >= SIZE) place -= SIZE;
      const whole = place | 0;
      const here = table[whole] ?? 0;
      buffer[index] = gain * (here + (place - whole) * ((table[whole + 1] ?? 0) - here));
      place += step;
    }
    const click = filterInPlace(
      noise(Math.min(buffer.length, Math.round(0.006 * rate)), random),
      { kind: "bandpass", hz: 2200 },
      rate,
    );
    addInto(buffer, click, 0, 0.12 * velocity);
    return applyShape(buffer, shape, rate);
  };
}

export const gospelOrgan = organ("888600003");
export const rockOrgan = organ("888400000");
export const softOrgan = organ("808400000");
