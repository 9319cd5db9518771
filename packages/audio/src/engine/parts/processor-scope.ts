/** The part of a worklet's surroundings that is used. */
export interface ProcessorScope {
  readonly AudioWorkletProcessor: new () => { readonly port: MessagePort };
  readonly sampleRate: number;
  registerProcessor(
    name: string,
    processor: new () => { process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean },
  ): void;
}
