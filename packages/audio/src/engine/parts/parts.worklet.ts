/** Tells the parts of a sound apart on the thread of the sound. It is loaded once somebody turns one of them down. */
import type { PartCuts } from "@bandstand/domain/studio/settings";
import { createPartSeparator } from "../../parts/part-separator.ts";
import type { ProcessorScope } from "./processor-scope.ts";
import { SEPARATOR } from "./separator-name.ts";

/** What a worklet has around it, and no library of types that is in use here tells. */
declare const AudioWorkletProcessor: ProcessorScope["AudioWorkletProcessor"];
declare const registerProcessor: ProcessorScope["registerProcessor"];
declare const sampleRate: ProcessorScope["sampleRate"];

class SeparatorProcessor extends AudioWorkletProcessor {
  readonly #separator = createPartSeparator(sampleRate);

  constructor() {
    super();
    this.port.addEventListener("message", ({ data }: MessageEvent<PartCuts>) => {
      this.#separator.set(data);
    });
    this.port.start();
  }

  process([input]: Float32Array[][], [output]: Float32Array[][]): boolean {
    const [left, right] = input ?? [];
    const [outLeft, outRight] = output ?? [];
    // Nothing leads to it while all parts are as they were.
    if (left && right && outLeft && outRight)
      this.#separator.process({ left, right }, { left: outLeft, right: outRight });
    return true;
  }
}

registerProcessor(SEPARATOR, SeparatorProcessor);
