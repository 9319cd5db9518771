/**
 * Peaks: the least and the greatest sample of each stretch of a recording, from which its waveform is drawn.
 *
 * A peaks file is 16 bytes of head and then the peaks. The head: `BPK1`, points a second (u32), number of points (u32),
 * zero (u32), little-endian. Each point is two signed bytes: least, greatest; 127 is full scale.
 */

/** Points a second of the file for overviews, and of the one for looking closely. */
export const COARSE = 20;
export const FINE = 200;

export interface Peaks {
  /** Points a second. */
  rate: number;
  /** Least and greatest by turns, −127 to 127. */
  values: Int8Array;
}

const MAGIC = 0x314b5042;
const HEAD = 16;

/** Gathers peaks from a recording that comes in pieces. */
export interface PeakMeter {
  /** Samples from −1 to 1, the channels of each frame side by side. A piece holds whole frames. */
  add(samples: Float32Array): void;
  finish(): Peaks;
}

export function createPeakMeter(options: {
  sampleRate: number;
  channels: number;
  rate: number;
}): PeakMeter {
  const { sampleRate, channels, rate } = options;
  let values = new Int8Array(1 << 14);
  let points = 0;
  let frame = 0;
  let end = sampleRate / rate;
  let least = Infinity;
  let greatest = -Infinity;

  function close(): void {
    if (points * 2 === values.length) {
      const larger = new Int8Array(values.length * 2);
      larger.set(values);
      values = larger;
    }
    values[points * 2] = toByte(least);
    values[points * 2 + 1] = toByte(greatest);
    points += 1;
    end = ((points + 1) * sampleRate) / rate;
    least = Infinity;
    greatest = -Infinity;
  }

  return {
    add(samples) {
      for (let index = 0; index < samples.length; index += channels) {
        if (frame >= end) close();
        for (let channel = 0; channel < channels; channel += 1) {
          const sample = samples[index + channel] ?? 0;
          if (sample < least) least = sample;
          if (sample > greatest) greatest = sample;
        }
        frame += 1;
      }
    },
    finish() {
      if (least !== Infinity) close();
      return { rate, values: values.slice(0, points * 2) };
    },
  };
}

/** The same at a lower rate that divides the one there is. */
export function coarsen(peaks: Peaks, rate: number): Peaks {
  const step = peaks.rate / rate;
  if (!Number.isInteger(step))
    throw new RangeError(`${peaks.rate} points a second do not gather to ${rate}.`);
  const points = Math.ceil(peaks.values.length / 2 / step);
  const values = new Int8Array(points * 2);
  for (let point = 0; point < points; point += 1) {
    const part = peaks.values.subarray(point * step * 2, (point + 1) * step * 2);
    values[point * 2] = part.reduce((least, value) => Math.min(least, value), 127);
    values[point * 2 + 1] = part.reduce((greatest, value) => Math.max(greatest, value), -127);
  }
  return { rate, values };
}

export function writePeaks({ rate, values }: Peaks): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD + values.length);
  const view = new DataView(file.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, rate, true);
  view.setUint32(8, values.length / 2, true);
  file.set(new Uint8Array(values.buffer, values.byteOffset, values.length), HEAD);
  return file;
}

/** Null for bytes that are no peaks file, or a cut one. */
export function readPeaks(file: Uint8Array): Peaks | null {
  if (file.length < HEAD) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const rate = view.getUint32(4, true);
  const length = view.getUint32(8, true) * 2;
  if (view.getUint32(0, true) !== MAGIC || rate === 0 || file.length !== HEAD + length) return null;
  return { rate, values: new Int8Array(file.slice(HEAD).buffer) };
}

function toByte(sample: number): number {
  return Math.max(-127, Math.min(127, Math.round(sample * 127)));
}
