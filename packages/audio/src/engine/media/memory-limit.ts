/** How long a recording may be that is to be played from memory. */

/** Bytes: 12 minutes and a half at 44.1 kHz. While it is decoded it takes twice as much, and a phone has no more to give. */
const MOST = 256 * 2 ** 20;
const CHANNELS = 2;

/** @param seconds null where nobody knows yet: it may be anything */
export function fitsMemory(seconds: number | null, sampleRate: number): boolean {
  if (seconds === null) return false;
  return seconds * sampleRate * CHANNELS * Float32Array.BYTES_PER_ELEMENT <= MOST;
}
