/** An AudioContext whose output is recorded on its way to the speakers. */
import recorderUrl from "./recorder.mjs?url&no-inline";

export interface Recorded {
  context: AudioContext;
  /** What has sounded since it was last asked: left and right. */
  take(): [Float32Array, Float32Array];
}

export async function recordedContext(): Promise<Recorded> {
  const context = new AudioContext();
  await context.audioWorklet.addModule(recorderUrl);
  const recorder = new AudioWorkletNode(context, "recorder", { channelCount: 2 });
  const tap = context.createGain();
  tap.connect(context.destination);
  tap.connect(recorder).connect(context.destination);
  Object.defineProperty(context, "destination", { value: tap });
  let blocks: [Float32Array, Float32Array][] = [];
  recorder.port.addEventListener(
    "message",
    ({ data }: MessageEvent<[Float32Array, Float32Array]>) => {
      blocks.push(data);
    },
  );
  recorder.port.start();
  return {
    context,
    take() {
      const taken = blocks;
      blocks = [];
      return [joined(taken.map(([left]) => left)), joined(taken.map(([, right]) => right))];
    },
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
