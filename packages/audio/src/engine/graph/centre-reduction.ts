/**
 * Takes down what both sides share, as the singer mostly is: only the difference of the sides is left, alike in both, and
 * the bass and kick below it. Measures how much that would leave.
 */
import type { Stage } from "./equalizer.ts";
import { fadeTo } from "./fade.ts";

export interface CentreReduction extends Stage {
  set(isOn: boolean): void;
  /** Energies of the last 46 ms (at 44.1 kHz) of what the sides share and of how they differ. */
  measure(): { middle: number; side: number };
}

/** Hz: below it stays what stands in the middle. */
const BASS = 120;
/** The difference sounds from two speakers, so that each has half its energy. */
const HALF_ENERGY = Math.SQRT1_2;
const WINDOW = 2048;

export function createCentreReduction(context: BaseAudioContext): CentreReduction {
  const input = context.createGain();
  const output = context.createGain();
  const plain = new GainNode(context, { gain: 1 });
  const reduced = new GainNode(context, { gain: 0 });
  const sides = context.createChannelSplitter(2);
  const mono = { channelCount: 1, channelCountMode: "explicit" } as const;
  const left = new GainNode(context, { gain: 0.5, ...mono });
  const right = new GainNode(context, { gain: -0.5, ...mono });
  const difference = new GainNode(context, { gain: 1, ...mono });
  const level = new GainNode(context, { gain: 2 * HALF_ENERGY, ...mono });
  const middle = new GainNode(context, { gain: 1, ...mono });
  const bass = new BiquadFilterNode(context, { type: "lowpass", frequency: BASS, Q: 0 });
  const meters = {
    middle: new AnalyserNode(context, { fftSize: WINDOW }),
    side: new AnalyserNode(context, { fftSize: WINDOW }),
  };
  const samples = new Float32Array(WINDOW);

  input.connect(plain).connect(output);
  input.connect(sides);
  sides.connect(left, 0).connect(difference);
  sides.connect(right, 1).connect(difference);
  difference.connect(level).connect(reduced);
  // A stereo sound becomes the mean of its sides where one channel is taken.
  input.connect(middle).connect(bass).connect(reduced);
  reduced.connect(output);
  middle.connect(meters.middle);
  difference.connect(meters.side);

  function energy(meter: AnalyserNode): number {
    meter.getFloatTimeDomainData(samples);
    return samples.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW;
  }

  return {
    input,
    output,
    set(isOn) {
      fadeTo(plain.gain, isOn ? 0 : 1, context);
      fadeTo(reduced.gain, isOn ? 1 : 0, context);
    },
    measure: () => ({ middle: energy(meters.middle), side: energy(meters.side) }),
  };
}
