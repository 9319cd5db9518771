/** How far a pitch is shifted, as a factor of frequency. */
import { clamp } from "@bandstand/domain/clamp";

const LOWEST = 0.25;
const HIGHEST = 4;
/** Ratios this near to 1 are no shift. */
const UNHEARD = 0.001;

/** @param semitones with a fraction */
export function pitchRatio(semitones: number): number {
  return clamp(2 ** (semitones / 12), LOWEST, HIGHEST);
}

export function isShifted(semitones: number): boolean {
  return Math.abs(pitchRatio(semitones) - 1) > UNHEARD;
}

/** What a shift by a number of semitones may ask of an engine. */
export function withinReach(semitones: number): number {
  return 12 * Math.log2(pitchRatio(semitones));
}
