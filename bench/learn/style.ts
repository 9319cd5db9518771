/**
 * How drummers, bassists and guitarists play, style by style: what the beats of real music are learned from. Written by hand
 * after what the styles have in common; a bar in steps, "x" loud, "o" less, "g" a ghost, "?" now and then, "." nothing.
 */
export type Steps = string;
type Some = readonly [Steps, ...Steps[]];

export interface Style {
  /** How often it is taken beside the others. */
  weight: number;
  /** Beats a minute. */
  tempo: readonly [slowest: number, fastest: number];
  beatsPerBar: 2 | 3 | 4 | 5;
  stepsPerBeat: 3 | 4;
  kick: Some;
  snare: Some;
  /** Closed hi-hat, ride or open hi-hat, as the section goes. */
  cymbal: Some;
  pedal?: Some;
  /** Rim instead of snare. */
  rim?: boolean;
  /** The drummer's late quavers, or sixteenths, are where swing of that tempo has them, not on the step. */
  swings?: boolean;
  bass: Some;
  guitar: Some;
}
