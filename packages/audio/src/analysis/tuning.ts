import type { Partials } from "./partials.ts";

/**
 * How far the band is tuned from A = 440 Hz, −0.5 to 0.5 semitones: the direction in which the parts of a semitone of all
 * partials point together.
 */
export function tuningOf({ pitches, levels }: Partials): number {
  let x = 0;
  let y = 0;
  for (let i = 0; i < pitches.length; i += 1) {
    const pitch = pitches[i] ?? 0;
    // Below, a bin is too wide to tell.
    if (pitch < LEAST_PITCH) continue;
    const angle = 2 * Math.PI * pitch;
    x += (levels[i] ?? 0) * Math.cos(angle);
    y += (levels[i] ?? 0) * Math.sin(angle);
  }
  return Math.atan2(y, x) / (2 * Math.PI);
}

const LEAST_PITCH = 52;
