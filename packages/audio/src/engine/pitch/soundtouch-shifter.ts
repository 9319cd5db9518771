/** SoundTouch on its worklet: plain JavaScript, for where WebAssembly is not to be had. */
import type { OpenShifter } from "./shifter.ts";

const PROCESSOR = "soundtouch-processor";
/** Seconds, as measured: half of its windows, which are as long at every sample rate. */
const LATENCY = 0.1;

export function soundtouchShifters(moduleUrl: string): OpenShifter {
  return async (context) => {
    await context.audioWorklet.addModule(moduleUrl);
    const node = new AudioWorkletNode(context, PROCESSOR, {
      numberOfInputs: 1,
      numberOfOutputs: 1,
      outputChannelCount: [2],
    });
    const semitonesNow = node.parameters.get("pitchSemitones");
    if (!semitonesNow) throw new Error("The pitch engine takes no semitones.");
    return {
      node,
      latency: LATENCY,
      shift: (semitones) => {
        semitonesNow.value = semitones;
      },
    };
  };
}
