/**
 * The seven bands: below the first, above the last, and around each between. A gain of 0 dB leaves the sound as it is in
 * all of them, see `equalizer-response.ts`.
 */
import { EQUALIZER } from "@bandstand/domain/studio/ranges";
import { edgeMix, QUALITY, QUALITY_IN_DECIBELS } from "./equalizer-response.ts";
import { fadeTo } from "./fade.ts";
import type { Effect } from "./effect.ts";

export interface Equalizer extends Effect {
  /** Decibels of the bands; null switches it off. */
  set(gains: readonly number[] | null): void;
}

interface Band extends Effect {
  set(gain: number): void;
}

type EdgeType = "highpass" | "lowpass";
const OPPOSITE = { highpass: "lowpass", lowpass: "highpass" } as const;
const EDGE_WAYS = ["passed", "around", "taken"] as const;

export function createEqualizer(context: BaseAudioContext): Equalizer {
  const last = EQUALIZER.length - 1;
  const bands = EQUALIZER.map(({ frequency }, index) => {
    if (index === 0) return edgeBand(context, "highpass", frequency);
    return index === last
      ? edgeBand(context, "lowpass", frequency)
      : peakingBand(context, frequency);
  });
  const input = context.createGain();
  let output: AudioNode = input;
  for (const band of bands) {
    output.connect(band.input);
    ({ output } = band);
  }
  return {
    input,
    output,
    set(gains) {
      for (const [index, band] of bands.entries()) band.set(gains?.[index] ?? 0);
    },
  };
}

function peakingBand(context: BaseAudioContext, frequency: number): Band {
  const filter = new BiquadFilterNode(context, { type: "peaking", frequency, Q: QUALITY });
  return {
    input: filter,
    output: filter,
    set: (gain) => fadeTo(filter.gain, gain, context),
  };
}

function edgeBand(context: BaseAudioContext, own: EdgeType, frequency: number): Band {
  const input = context.createGain();
  const output = context.createGain();
  const edge = { frequency, Q: QUALITY_IN_DECIBELS };
  const ways = {
    passed: new BiquadFilterNode(context, { type: own, ...edge }),
    around: new BiquadFilterNode(context, { type: "bandpass", frequency, Q: QUALITY }),
    taken: new BiquadFilterNode(context, { type: OPPOSITE[own], ...edge }),
  };
  const levels = {
    passed: context.createGain(),
    around: context.createGain(),
    taken: context.createGain(),
  };
  for (const name of EDGE_WAYS) input.connect(ways[name]).connect(levels[name]).connect(output);
  return {
    input,
    output,
    set(gain) {
      const mix = edgeMix(gain);
      for (const name of EDGE_WAYS) fadeTo(levels[name].gain, mix[name], context);
    },
  };
}
