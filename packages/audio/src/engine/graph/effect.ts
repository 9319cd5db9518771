/** A part of the graph. */
export interface Effect {
  readonly input: AudioNode;
  readonly output: AudioNode;
}
