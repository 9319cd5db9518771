/** How a mono part takes its place in the stereo picture. */
import { sine } from "../signal/sine.ts";
import { panGains, silence, type Stereo } from "../signal/stereo.ts";

export type Spread =
  | { readonly kind: "point"; readonly pan: number }
  /** A chorus: delayed copies whose pitch drifts apart left and right. */
  | { readonly kind: "ensemble"; readonly pan: number }
  /** The tremolo of an electric piano: the sound wanders from side to side; `hz` times a second. */
  | { readonly kind: "wander"; readonly pan: number; readonly hz: number }
  /** A rotating loudspeaker. */
  | { readonly kind: "rotary"; readonly pan: number; readonly hz: number };

type Sway = {
  /** Seconds. */
  readonly delay: number;
  /** Seconds to either side of the delay. */
  readonly depth: number;
  readonly hz: number;
  /** Cycles. */
  readonly phase: number;
  readonly gain: number;
};

/** Writes `source` × `direct` plus a copy whose delay sways. */
function writeSwaying(
  target: Float32Array,
  source: Float32Array,
  direct: number,
  sway: Sway,
  rate: number,
): void {
  const base = sway.delay * rate;
  const depth = sway.depth * rate;
  const step = sway.hz / rate;
  let phase = sway.phase;
  for (let index = 0; index < source.length; index += 1) {
    const place = Math.max(0, index - base - depth * sine(phase));
    phase += step;
    const whole = place | 0;
    const here = source[whole] ?? 0;
    const late = here + (place - whole) * ((source[whole + 1] ?? 0) - here);
    target[index] = (source[index] ?? 0) * direct + late * sway.gain;
  }
}

/** Turns the balance to and fro; `depth` 0…1. */
function wander({ left, right }: Stereo, hz: number, depth: number, rate: number): void {
  for (let index = 0; index < left.length; index += 1) {
    const sway = depth * sine((hz * index) / rate);
    left[index] = (left[index] ?? 0) * (1 + sway);
    right[index] = (right[index] ?? 0) * (1 - sway);
  }
}

/** A stereo copy of `source`. It begins with silence, or the swaying copies begin with a click. */
export function spreadOut(source: Float32Array, spread: Spread, rate: number): Stereo {
  const gains = panGains(spread.pan);
  const stereo = silence(source.length);
  const write = (left: Sway, right: Sway) => {
    writeSwaying(stereo.left, source, gains.left, { ...left, gain: left.gain * gains.left }, rate);
    writeSwaying(
      stereo.right,
      source,
      gains.right,
      { ...right, gain: right.gain * gains.right },
      rate,
    );
  };
  switch (spread.kind) {
    case "point":
    case "wander":
      for (let index = 0; index < source.length; index += 1) {
        const sample = source[index] ?? 0;
        stereo.left[index] = sample * gains.left;
        stereo.right[index] = sample * gains.right;
      }
      if (spread.kind === "wander") wander(stereo, spread.hz, 0.32, rate);
      break;
    case "ensemble":
      write(
        { delay: 0.013, depth: 0.0022, hz: 0.6, phase: 0, gain: 0.7 },
        { delay: 0.017, depth: 0.0022, hz: 0.75, phase: 0.5, gain: 0.7 },
      );
      break;
    case "rotary": {
      const horn = { delay: 0.002, depth: 0.00035, hz: spread.hz, gain: 0.8 };
      write({ ...horn, phase: 0 }, { ...horn, phase: 0.3 });
      wander(stereo, spread.hz, 0.18, rate);
      break;
    }
    default:
      spread satisfies never;
  }
  return stereo;
}
