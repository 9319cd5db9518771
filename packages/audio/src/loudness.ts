/**
 * Integrated loudness as ITU-R BS.1770-4 measures it: the K-weighted energy of all channels in overlapping blocks of
 * 400 ms, without those below −70 LUFS and those more than 10 LU below what remains.
 */
import { createKWeighting, type Weighting } from "./k-weighting.ts";

export interface LoudnessMeter {
  /** Samples from −1 to 1, the channels of each frame side by side. A piece holds whole frames. */
  add(samples: Float32Array): void;
  /** LUFS; null for silence, and for less than the 400 ms of one block. */
  finish(): number | null;
}

export interface LoudnessOptions {
  /** Hz. */
  sampleRate: number;
  channels: number;
  /** Counts a single channel twice, since it is played from two speakers: 3 LU louder than the standard's own. */
  isDualMono?: boolean;
}

/** Blocks begin every 100 ms and last four of these steps. */
const STEPS_A_SECOND = 10;
const STEPS_A_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
/** Gives a sine of 997 Hz in one channel the reading that the standard asks for. */
const OFFSET = -0.691;

const FRONT = 1;
const SURROUND = 1.41;
const LOW_FREQUENCY = 0;

/** In the order of WAV files: left, right, centre, low-frequency effects, left and right surround. */
const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  4: [FRONT, FRONT, SURROUND, SURROUND],
  5: [FRONT, FRONT, FRONT, SURROUND, SURROUND],
  6: [FRONT, FRONT, FRONT, LOW_FREQUENCY, SURROUND, SURROUND],
};

export function createLoudnessMeter(options: LoudnessOptions): LoudnessMeter {
  const { sampleRate, channels, isDualMono = false } = options;
  const weights = isDualMono && channels === 1 ? [2] : (WEIGHTS[channels] ?? []);
  const filters: Weighting[] = Array.from({ length: channels }, () => createKWeighting(sampleRate));
  let steps = new Float64Array(1 << 10);
  let count = 0;
  let frames = 0;
  let energy = 0;
  let end = endOf(0);

  /** Step i ends with this frame: it keeps to the clock where a step is no whole number of frames. */
  function endOf(step: number): number {
    return Math.floor(((step + 1) * sampleRate) / STEPS_A_SECOND);
  }

  function close(): void {
    if (count === steps.length) {
      const larger = new Float64Array(steps.length * 2);
      larger.set(steps);
      steps = larger;
    }
    steps[count] = energy;
    count += 1;
    energy = 0;
    end = endOf(count);
  }

  return {
    add(samples) {
      const total = Math.floor(samples.length / channels);
      for (let frame = 0; frame < total;) {
        const last = Math.min(total, frame + Math.max(1, end - frames));
        for (const [channel, filter] of filters.entries()) {
          const part = { samples, from: frame * channels + channel, to: last * channels, channels };
          energy += (weights[channel] ?? FRONT) * filter.energyOf(part);
        }
        frames += last - frame;
        frame = last;
        while (frames >= end) close();
      }
    },
    finish() {
      return gated(blocksOf(steps.subarray(0, count), sampleRate));
    },
  };
}

/** The same of sound that is there as a whole, a channel after the other. */
export function loudnessOf(
  channels: readonly Float32Array[],
  options: Omit<LoudnessOptions, "channels">,
): number | null {
  const meter = createLoudnessMeter({ ...options, channels: channels.length });
  const length = channels[0]?.length ?? 0;
  const piece = new Float32Array(PIECE * channels.length);
  for (let at = 0; at < length; at += PIECE) {
    const frames = Math.min(PIECE, length - at);
    for (const [channel, samples] of channels.entries())
      for (let i = 0; i < frames; i += 1)
        piece[i * channels.length + channel] = samples[at + i] ?? 0;
    meter.add(piece.subarray(0, frames * channels.length));
  }
  return meter.finish();
}

const PIECE = 8192;

/** Mean squares of the blocks. */
function blocksOf(steps: Float64Array, sampleRate: number): Float64Array {
  const blocks = new Float64Array(Math.max(0, steps.length - STEPS_A_BLOCK + 1));
  const frames = (STEPS_A_BLOCK * sampleRate) / STEPS_A_SECOND;
  for (let block = 0; block < blocks.length; block += 1) {
    let sum = 0;
    for (let step = block; step < block + STEPS_A_BLOCK; step += 1) sum += steps[step] ?? 0;
    blocks[block] = sum / frames;
  }
  return blocks;
}

function gated(blocks: Float64Array): number | null {
  const first = meanAbove(blocks, ABSOLUTE_GATE);
  if (first === null) return null;
  const gate = Math.max(ABSOLUTE_GATE, toLoudness(first) + RELATIVE_GATE);
  const mean = meanAbove(blocks, gate);
  return mean === null ? null : toLoudness(mean);
}

function meanAbove(blocks: Float64Array, gate: number): number | null {
  const least = 10 ** ((gate - OFFSET) / 10);
  let sum = 0;
  let count = 0;
  for (const block of blocks) {
    if (block <= least) continue;
    sum += block;
    count += 1;
  }
  return count === 0 ? null : sum / count;
}

function toLoudness(meanSquare: number): number {
  return OFFSET + 10 * Math.log10(meanSquare);
}
