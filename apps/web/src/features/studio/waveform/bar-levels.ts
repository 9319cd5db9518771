/** The bars of a stretch of a recording: how loud each is. They stand at fixed places of it, so that none flickers on the way. */
import { COARSE, FINE } from "@bandstand/audio/peaks";

/** Pixels from bar to bar, and of a bar. */
export const BAR_PITCH = 4;
export const BAR_WIDTH = 2.5;

export interface StudioPeaks {
  /** Least and greatest value by turns, −128 to 127. */
  readonly coarse: Int8Array;
  readonly fine: Int8Array | null;
}

/** The greatest value of all, by which quiet recordings are raised; 0 for silence. */
export function loudestOf(peaks: Int8Array): number {
  let loudest = 0;
  for (const peak of peaks) loudest = Math.max(loudest, Math.abs(peak));
  return loudest;
}

/**
 * Heights from 0 to 1 of `count` bars from the bar `first` on; bar 0 begins with the recording.
 * @param pixels a second
 */
export function barLevels(
  peaks: StudioPeaks,
  { pixels, first, count, loudest }: BarRange & { pixels: number; loudest: number },
): Float32Array {
  const levels = new Float32Array(Math.max(0, count));
  if (loudest === 0) return levels;
  const { values, rate } = closest(peaks, pixels);
  const pairs = Math.floor(values.length / 2);
  const pairsABar = (BAR_PITCH / pixels) * rate;
  for (let index = 0; index < levels.length; index += 1) {
    const bar = first + index;
    const from = Math.floor(bar * pairsABar);
    const to = Math.min(pairs, Math.max(from + 1, Math.floor((bar + 1) * pairsABar)));
    let level = 0;
    for (let at = Math.max(0, from) * 2; at < to * 2; at += 1)
      level = Math.max(level, Math.abs(values[at] ?? 0));
    levels[index] = level / loudest;
  }
  return levels;
}

export interface BarRange {
  first: number;
  count: number;
}

/** The bars that touch the pixels from `from` to `to` of the whole waveform. */
export function barsBetween(from: number, to: number): BarRange {
  const first = Math.max(0, Math.floor(from / BAR_PITCH));
  return { first, count: Math.max(0, Math.ceil(to / BAR_PITCH) - first) };
}

/** The fine peaks once a bar has fewer than two of the coarse ones. */
function closest(
  { coarse, fine }: StudioPeaks,
  pixels: number,
): { values: Int8Array; rate: number } {
  const isCoarse = fine === null || (BAR_PITCH / pixels) * COARSE >= 2;
  return isCoarse ? { values: coarse, rate: COARSE } : { values: fine, rate: FINE };
}
