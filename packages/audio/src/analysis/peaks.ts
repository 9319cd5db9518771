/** Least and greatest value of each stretch of a recording, for its picture. */

/** A stream of samples becomes points: as many a second as asked for, each the least and the greatest of its stretch. */
export interface PeakAccumulator {
  /** Takes interleaved samples from −1 to 1, of whole frames. */
  push(samples: Float32Array): void;
  /** Frames taken so far; over the sample rate, seconds. */
  frames(): number;
  /** Least and greatest by turns, −128 to 127. The last point is of the frames that remain. */
  finish(): Int8Array;
}

export interface PeakOptions {
  /** Hz. */
  readonly sampleRate: number;
  /** A point is the extreme over all channels, so that what cancels out in mono is seen too. */
  readonly channels: number;
  readonly pointsPerSecond: number;
}

/** Point i covers the frames from ⌊i·r⌋ to ⌊(i+1)·r⌋, r being frames a point: whole points even where r is not whole. */
export function createPeakAccumulator(options: PeakOptions): PeakAccumulator {
  const { sampleRate, channels, pointsPerSecond } = options;
  let pairs = new Int8Array(2 * 60 * pointsPerSecond);
  let points = 0;
  let frames = 0;
  let least = 0;
  let greatest = 0;
  let isOpen = false;
  let end = boundary(0);

  function boundary(point: number): number {
    return Math.max(Math.floor(((point + 1) * sampleRate) / pointsPerSecond), 1);
  }

  function close(): void {
    if (2 * points + 2 > pairs.length) {
      const larger = new Int8Array(2 * pairs.length);
      larger.set(pairs);
      pairs = larger;
    }
    pairs[2 * points] = toInt8(least);
    pairs[2 * points + 1] = toInt8(greatest);
    points += 1;
    end = boundary(points);
    isOpen = false;
  }

  return {
    push(samples) {
      const count = Math.floor(samples.length / channels);
      for (let frame = 0; frame < count;) {
        const last = Math.min(count, frame + end - frames);
        for (let i = frame * channels; i < last * channels; i += 1) {
          // Not a number counts as silence.
          const value = samples[i] || 0;
          if (!isOpen) {
            least = value;
            greatest = value;
            isOpen = true;
          } else if (value < least) least = value;
          else if (value > greatest) greatest = value;
        }
        frames += last - frame;
        frame = last;
        while (frames >= end) close();
      }
    },
    frames: () => frames,
    finish() {
      if (isOpen) close();
      return pairs.slice(0, 2 * points);
    },
  };
}

/** Points of `factor` points each: those that a `factor` times lower rate gives. */
export function coarserPeaks(pairs: Int8Array, factor: number): Int8Array {
  const points = Math.ceil(pairs.length / 2 / factor);
  const coarse = new Int8Array(2 * points);
  for (let point = 0; point < points; point += 1) {
    const part = pairs.subarray(2 * point * factor, 2 * (point + 1) * factor);
    let least = 127;
    let greatest = -128;
    for (let i = 0; i + 1 < part.length; i += 2) {
      least = Math.min(least, part[i] ?? 0);
      greatest = Math.max(greatest, part[i + 1] ?? 0);
    }
    coarse[2 * point] = least;
    coarse[2 * point + 1] = greatest;
  }
  return coarse;
}

function toInt8(value: number): number {
  return Math.max(-128, Math.min(127, Math.round(value * 128)));
}
