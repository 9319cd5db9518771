/**
 * Takes down what both sides share, as the singer mostly is: only the difference of the sides is left, alike in both, and
 * the bass and kick below it.
 */
import type { Effect } from "./effect.ts";

/** Hz: below it stays what stands in the middle. */
const BASS = 120;
/** Half of the difference, twice: from two speakers each has half its energy. */
const LEVEL = Math.SQRT1_2;
const MONO = { channelCount: 1, channelCountMode: "explicit" } as const;

export function createCentreReduction(context: BaseAudioContext): Effect {
  const input = context.createGain();
  const output = context.createGain();
  const sides = context.createChannelSplitter(2);
  const left = new GainNode(context, { gain: LEVEL, ...MONO });
  const right = new GainNode(context, { gain: -LEVEL, ...MONO });
  // A stereo sound becomes the mean of its sides where one channel is taken.
  const bass = new BiquadFilterNode(context, { type: "lowpass", frequency: BASS, Q: 0, ...MONO });
  input.connect(sides);
  sides.connect(left, 0).connect(output);
  sides.connect(right, 1).connect(output);
  input.connect(bass).connect(output);
  return { input, output };
}
