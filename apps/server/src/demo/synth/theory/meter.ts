/** Bars, beats and the lilt of swing. A beat is what the tempo counts: a crotchet, in 6/8 a dotted crotchet. */

const BEATS = { "4/4": 4, "3/4": 3, "6/8": 2 } as const;

export type Meter = keyof typeof BEATS;

export function beatsPerBar(meter: Meter): number {
  return BEATS[meter];
}

export type Swing = {
  /** Which notes lean: 2 for quavers, 4 for semiquavers (notes to the beat). */
  readonly notesPerBeat: 2 | 4;
  /** Share of a pair that its first note takes: 0.5 is straight, 0.667 is a triplet shuffle. */
  readonly share: number;
};

/** Moves a place in a straight bar (in beats) to where it sounds with swing; whole pairs stay where they are. */
export function swung(beat: number, swing: Swing | null): number {
  if (swing === null) return beat;
  const pair = 2 / swing.notesPerBeat;
  const start = Math.floor(beat / pair) * pair;
  const within = (beat - start) / pair;
  const leaned =
    within < 0.5 ? within * 2 * swing.share : swing.share + (within - 0.5) * 2 * (1 - swing.share);
  return start + leaned * pair;
}
