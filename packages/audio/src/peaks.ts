/**
 * Peaks: the least and the greatest sample of each stretch of a recording, from which its waveform is drawn.
 *
 * A peaks file, little endian: bytes 0–3 the letters `PEAK`, 4 the version (1), 5 the channels (always 1: the extremes
 * over all of the recording's), 6–7 points a second, 8–11 how many points, 12–15 zero; then for each point one signed
 * byte for the least value and one for the greatest, 127 being full scale.
 */
import { LONGEST_DURATION } from "@bandstand/domain/duration";

/** Points a second of the file for overviews, and of the one for looking closely. */
export const COARSE = 20;
export const FINE = 200;

export interface Peaks {
  /** Points a second. */
  rate: number;
  /** Least and greatest by turns, −127 to 127. */
  values: Int8Array;
}

/** Gathers peaks from a recording that comes in pieces. */
export interface PeakMeter {
  /** Samples from −1 to 1, the channels of each frame side by side. A piece holds whole frames. */
  add(samples: Float32Array): void;
  /** The last point is of the frames that remain. */
  finish(): Peaks;
}

/**
 * A point is the extreme over all channels, so that what cancels out in mono is seen too. Of a recording that is longer
 * than any may be, the first day counts.
 */
export function createPeakMeter(options: {
  sampleRate: number;
  channels: number;
  rate: number;
}): PeakMeter {
  const { sampleRate, channels, rate } = options;
  const most = LONGEST_DURATION * rate;
  let values = new Int8Array(1 << 14);
  let points = 0;
  let frames = 0;
  let least = 0;
  let greatest = 0;
  let isBegun = false;
  let end = endOf(0);

  /** Point i covers the frames from ⌊i·r⌋ on, r being frames a point: it keeps to the clock where r is not whole. */
  function endOf(point: number): number {
    return Math.max(1, Math.floor(((point + 1) * sampleRate) / rate));
  }

  function close(): void {
    if (points * 2 === values.length) {
      const larger = new Int8Array(Math.min(values.length * 2, most * 2));
      larger.set(values);
      values = larger;
    }
    values[points * 2] = toByte(least);
    values[points * 2 + 1] = toByte(greatest);
    points += 1;
    end = endOf(points);
    isBegun = false;
  }

  function take(sample: number): void {
    // What is no number is silence.
    const value = Number.isNaN(sample) ? 0 : sample;
    if (!isBegun) {
      least = value;
      greatest = value;
      isBegun = true;
    } else if (value < least) least = value;
    else if (value > greatest) greatest = value;
  }

  return {
    add(samples) {
      const count = Math.floor(samples.length / channels);
      for (let frame = 0; frame < count && points < most;) {
        const last = Math.min(count, frame + Math.max(1, end - frames));
        for (let i = frame * channels; i < last * channels; i += 1) take(samples[i] ?? 0);
        frames += last - frame;
        frame = last;
        // More than once where there are fewer frames than points: those in between repeat the last.
        while (frames >= end && points < most && points * sampleRate < frames * rate) close();
      }
    },
    finish() {
      if (isBegun && points < most) close();
      return { rate, values: values.slice(0, points * 2) };
    },
  };
}

/** The same at a lower rate. Throws `RangeError` for one that does not divide the one there is. */
export function coarsen(peaks: Peaks, rate: number): Peaks {
  const step = peaks.rate / rate;
  if (!Number.isInteger(step)) {
    throw new RangeError(`${peaks.rate} points a second do not gather to ${rate}.`);
  }
  const points = Math.ceil(peaks.values.length / 2 / step);
  const values = new Int8Array(points * 2);
  for (let point = 0; point < points; point += 1) {
    const part = peaks.values.subarray(point * step * 2, (point + 1) * step * 2);
    let least = 127;
    let greatest = -127;
    for (let i = 0; i + 1 < part.length; i += 2) {
      least = Math.min(least, part[i] ?? 0);
      greatest = Math.max(greatest, part[i + 1] ?? 0);
    }
    values[point * 2] = least;
    values[point * 2 + 1] = greatest;
  }
  return { rate, values };
}

const HEAD = 16;
/** `PEAK`, version 1, one channel. */
const BEGINNING = [0x50, 0x45, 0x41, 0x4b, 1, 1];

export function writePeaks({ rate, values }: Peaks): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD + values.length);
  const view = new DataView(file.buffer);
  file.set(BEGINNING);
  view.setUint16(6, rate, true);
  view.setUint32(8, values.length / 2, true);
  file.set(new Uint8Array(values.buffer, values.byteOffset, values.length), HEAD);
  return file;
}

/** Null for bytes that are no peaks file, one of another version, or one that is cut or cannot be drawn. */
export function readPeaks(file: Uint8Array): Peaks | null {
  if (file.length < HEAD || !BEGINNING.every((byte, i) => file[i] === byte)) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const rate = view.getUint16(6, true);
  if (rate === 0 || file.length !== HEAD + view.getUint32(8, true) * 2) return null;
  const values = new Int8Array(file.slice(HEAD));
  for (let i = 0; i < values.length; i += 2) {
    if ((values[i] ?? 0) > (values[i + 1] ?? 0)) return null;
  }
  return { rate, values };
}

function toByte(sample: number): number {
  return Math.max(-127, Math.min(127, Math.round(sample * 127)));
}
