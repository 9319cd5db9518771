/** A part of the graph. */
export interface Stage {
  readonly input: AudioNode;
  readonly output: AudioNode;
}
