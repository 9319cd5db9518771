/**
 * The file that carries peaks to the browser.
 *
 * Little endian: bytes 0–3 the letters `PEAK`, 4 the version (1), 5 the channels (always 1, the extremes over all of the
 * recording's), 6–7 points a second, 8–11 how many points, 12–15 the recording's length in milliseconds; then for each
 * point one signed byte for the least value and one for the greatest, −128 to 127.
 */

/** Points a second: the picture of a whole song, and the one to zoom into. */
export const COARSE_RATE = 20;
export const FINE_RATE = 200;

export interface Peaks {
  readonly pointsPerSecond: number;
  /** Seconds. */
  readonly duration: number;
  /** Least and greatest by turns. */
  readonly pairs: Int8Array;
}

const MAGIC = [0x50, 0x45, 0x41, 0x4b];
const VERSION = 1;
const HEADER = 16;

export function writePeaks({ pointsPerSecond, duration, pairs }: Peaks): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER + pairs.length);
  const view = new DataView(bytes.buffer);
  bytes.set([...MAGIC, VERSION, 1]);
  view.setUint16(6, pointsPerSecond, true);
  view.setUint32(8, pairs.length / 2, true);
  view.setUint32(12, Math.round(duration * 1000), true);
  bytes.set(new Uint8Array(pairs.buffer, pairs.byteOffset, pairs.byteLength), HEADER);
  return bytes;
}

/**
 * Reads such a file; the pairs are a view of `bytes`. Null for anything else: another version, a length that does not
 * fit, a least value above the greatest, or points for another time than the recording lasts.
 */
export function readPeaks(bytes: Uint8Array): Peaks | null {
  if (bytes.length < HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (![...MAGIC, VERSION, 1].every((byte, i) => bytes[i] === byte)) return null;
  const pointsPerSecond = view.getUint16(6, true);
  const points = view.getUint32(8, true);
  const duration = view.getUint32(12, true) / 1000;
  if (pointsPerSecond === 0 || bytes.length !== HEADER + 2 * points) return null;
  if (Math.abs(points / pointsPerSecond - duration) > 1) return null;

  const pairs = new Int8Array(bytes.buffer, bytes.byteOffset + HEADER, 2 * points);
  for (let i = 0; i < pairs.length; i += 2) {
    if ((pairs[i] ?? 0) > (pairs[i + 1] ?? 0)) return null;
  }
  return { pointsPerSecond, duration, pairs };
}
