/** Measures how much the sides of a sound differ, as long as anybody wants to know. */

export interface SideMeter {
  /** Energies of the last 46 ms (at 44.1 kHz) of what the sides share and of how they differ. */
  measure(): { middle: number; side: number };
  close(): void;
}

const WINDOW = 2048;
const MONO = { channelCount: 1, channelCountMode: "explicit" } as const;

export function createSideMeter(context: BaseAudioContext, input: AudioNode): SideMeter {
  const sides = context.createChannelSplitter(2);
  const left = new GainNode(context, { gain: 0.5, ...MONO });
  const right = new GainNode(context, { gain: -0.5, ...MONO });
  const middle = new AnalyserNode(context, { fftSize: WINDOW });
  const side = new AnalyserNode(context, { fftSize: WINDOW });
  const samples = new Float32Array(WINDOW);
  let isClosed = false;
  input.connect(sides);
  // An analyser takes the mean of the sides.
  input.connect(middle);
  sides.connect(left, 0).connect(side);
  sides.connect(right, 1).connect(side);

  function energy(meter: AnalyserNode): number {
    meter.getFloatTimeDomainData(samples);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    return sum / WINDOW;
  }

  return {
    measure: () => ({ middle: energy(middle), side: energy(side) }),
    close() {
      if (isClosed) return;
      isClosed = true;
      input.disconnect(sides);
      input.disconnect(middle);
      left.disconnect();
      right.disconnect();
    },
  };
}
