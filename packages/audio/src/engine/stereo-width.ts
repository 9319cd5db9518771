/** Whether taking the centre away would leave anything, judged by what has been heard so far. */

export interface StereoWidthDetector {
  /** Energies of what the sides share and of how they differ, as often as they are measured. */
  add(energies: { middle: number; side: number }): boolean;
  /** The sides differ: nothing that follows changes it. */
  isFinal(): boolean;
}

/** The difference has to reach this share of the energy, −40 dB, once. */
const LEAST_SHARE = 1e-4;
/** Below it is silence, which says nothing. */
const SILENCE = 1e-7;
/** Measurements with sound after which a recording without difference is believed to have none. */
const ENOUGH = 20;

export function createStereoWidthDetector(): StereoWidthDetector {
  let heard = 0;
  let hasSides = false;
  return {
    isFinal: () => hasSides,
    add({ middle, side }) {
      if (middle + side > SILENCE) heard += 1;
      hasSides ||= side > SILENCE && side > LEAST_SHARE * middle;
      return hasSides || heard < ENOUGH;
    },
  };
}
