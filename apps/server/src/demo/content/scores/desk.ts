/** Settings that several scores share. */
import type { Insert } from "../../synth/effects/effect.ts";

/** A guitar amplifier's loudspeaker: no rumble, a bark, no fizz. */
export const CABINET: readonly Insert[] = [
  { kind: "filter", filter: { kind: "highpass", hz: 95 } },
  { kind: "filter", filter: { kind: "peak", hz: 420, q: 0.8, gain: -3 } },
  { kind: "filter", filter: { kind: "peak", hz: 2100, q: 0.9, gain: 3 } },
  { kind: "filter", filter: { kind: "lowpass", hz: 4300 } },
  { kind: "filter", filter: { kind: "lowpass", hz: 4600 } },
];

/** The wooden body of an acoustic guitar: its air and top resonate. */
export const WOOD: readonly Insert[] = [
  { kind: "filter", filter: { kind: "highpass", hz: 75 } },
  { kind: "filter", filter: { kind: "peak", hz: 105, q: 1.6, gain: 3 } },
  { kind: "filter", filter: { kind: "peak", hz: 215, q: 1.4, gain: 3 } },
  { kind: "filter", filter: { kind: "highshelf", hz: 3500, gain: 3 } },
];
