/** Turns parts of a stereo sound down: what stands in the middle, its drums, or all but its drums. */
import type { PartCuts } from "@bandstand/domain/studio/settings";
import type { Complex } from "../analysis/real-fft-pair.ts";
import { createCentreCut } from "./centre-cut.ts";
import { createDrumMasks, DRUMS_AHEAD } from "./drum-masks.ts";
import { createSpectralStream, type StereoBlock } from "./spectral-stream.ts";

export interface PartSeparator {
  set(cuts: PartCuts): void;
  /** Blocks of any length, the same for all. */
  process(input: StereoBlock, output: StereoBlock): void;
}

/** Samples: 93 ms at 44.1 kHz. */
const SIZE = 4096;
const HOP = SIZE / 4;
/** Samples from what goes in to what comes out: 279 ms at 44.1 kHz. */
export const PARTS_LATENCY = SIZE + DRUMS_AHEAD * HOP;

export function createPartSeparator(sampleRate: number): PartSeparator {
  const bins = SIZE / 2 + 1;
  const centre = createCentreCut(SIZE, sampleRate);
  const masks = createDrumMasks(bins);
  const magnitudes = new Float32Array(bins);
  const factors = new Float32Array(bins);
  let cuts: PartCuts = { centre: 0, drums: 0 };

  function weigh({ re, im }: Complex): void {
    for (let bin = 0; bin < bins; bin += 1) {
      const mirror = (SIZE - bin) % SIZE;
      const hereRe = re[bin] ?? 0;
      const hereIm = im[bin] ?? 0;
      const thereRe = re[mirror] ?? 0;
      const thereIm = im[mirror] ?? 0;
      const energy = hereRe * hereRe + hereIm * hereIm + thereRe * thereRe + thereIm * thereIm;
      magnitudes[bin] = Math.sqrt(energy / 2);
    }
    masks.add(magnitudes);
  }

  function mask({ re, im }: Complex): void {
    const { drums } = cuts;
    if (drums > 0) masks.leaveTones(factors);
    else masks.leaveDrums(factors);
    const amount = Math.abs(drums);
    for (let bin = 0; bin < bins; bin += 1) {
      const factor = 1 - amount + amount * (factors[bin] ?? 0);
      const mirror = SIZE - bin;
      re[bin] = (re[bin] ?? 0) * factor;
      im[bin] = (im[bin] ?? 0) * factor;
      if (mirror >= SIZE || mirror === bin) continue;
      re[mirror] = (re[mirror] ?? 0) * factor;
      im[mirror] = (im[mirror] ?? 0) * factor;
    }
  }

  const stream = createSpectralStream({
    size: SIZE,
    hop: HOP,
    ahead: DRUMS_AHEAD,
    onFrame: weigh,
    change(spectrum) {
      if (cuts.drums !== 0) mask(spectrum);
      if (cuts.centre !== 0) centre.cut(spectrum, cuts.centre);
    },
  });
  return {
    process: stream.process,
    set(wanted) {
      cuts = wanted;
    },
  };
}
