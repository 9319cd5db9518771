/** Records the output of an AudioContext on its way to the speakers. */
import recorderUrl from "./recorder.mjs?url&no-inline";

interface Block {
  /** Frame of the context that it begins at. */
  from: number;
  left: Float32Array;
  right: Float32Array;
}

/** What sounds between two times of the context. */
export type RecordedBetween = (start: number, end: number) => Promise<Block>;

export async function recordOf(context: AudioContext): Promise<RecordedBetween> {
  await context.audioWorklet.addModule(recorderUrl);
  const recorder = new AudioWorkletNode(context, "recorder", {
    channelCount: 2,
    channelCountMode: "explicit",
  });
  const tap = context.createGain();
  tap.connect(context.destination);
  tap.connect(recorder).connect(context.destination);
  Object.defineProperty(context, "destination", { value: tap });
  let blocks: Block[] = [];
  recorder.port.addEventListener("message", ({ data }: MessageEvent<Block>) => blocks.push(data));
  recorder.port.start();

  return async (start, end) => {
    const first = Math.round(start * context.sampleRate);
    const last = Math.round(end * context.sampleRate);
    const isDone = () => blocks.some(({ from, left }) => from + left.length > last);
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
    const whole = {
      from: first,
      left: new Float32Array(last - first),
      right: new Float32Array(last - first),
    };
    for (const { from, left, right } of blocks) {
      for (let index = 0; index < left.length; index += 1) {
        const at = from + index - first;
        if (at < 0 || at >= last - first) continue;
        whole.left[at] = left[index] ?? 0;
        whole.right[at] = right[index] ?? 0;
      }
    }
    blocks = blocks.filter(({ from, left }) => from + left.length > last);
    return whole;
  };
}
