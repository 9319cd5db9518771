/** A node that shifts the pitch of what goes through it, whoever made it. */
export interface Shifter {
  readonly node: AudioNode;
  /** Seconds from what goes in to what comes out. */
  readonly latency: number;
  shift(semitones: number): void;
}

/** Makes one, or throws. */
export type OpenShifter = (context: AudioContext) => Promise<Shifter>;
