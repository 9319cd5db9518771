// What recorded sound holds, measured.

/** Cents between two frequencies. */
export function cents(hz: number, reference: number): number {
  return 1200 * Math.log2(hz / reference);
}

/** A sine of a known frequency in a piece of sound: its amplitude, its phase, and what is left without it. */
export interface FittedSine {
  amplitude: number;
  phase: number;
  /** Decibels of the rest against the sine. */
  residual: number;
}

/** The sine of this frequency nearest to the samples, by least squares. */
export function fitSine(samples: Float32Array, hz: number, sampleRate: number): FittedSine {
  const angle = (2 * Math.PI * hz) / sampleRate;
  let cc = 0;
  let ss = 0;
  let cs = 0;
  let xc = 0;
  let xs = 0;
  for (const [index, x] of samples.entries()) {
    const cosine = Math.cos(angle * index);
    const sine = Math.sin(angle * index);
    cc += cosine * cosine;
    ss += sine * sine;
    cs += cosine * sine;
    xc += x * cosine;
    xs += x * sine;
  }
  const determinant = cc * ss - cs * cs;
  const a = (xc * ss - xs * cs) / determinant;
  const b = (xs * cc - xc * cs) / determinant;
  let rest = 0;
  let fitted = 0;
  for (const [index, x] of samples.entries()) {
    const model = a * Math.cos(angle * index) + b * Math.sin(angle * index);
    rest += (x - model) ** 2;
    fitted += model ** 2;
  }
  return {
    amplitude: Math.hypot(a, b),
    phase: Math.atan2(-b, a),
    residual: 10 * Math.log10(rest / fitted),
  };
}

/** The frequency of a sine near an expected one: how its phase moves from the first half to the second. */
export function frequencyNear(samples: Float32Array, expected: number, sampleRate: number): number {
  let hz = expected;
  const half = samples.length >> 1;
  for (let pass = 0; pass < 4; pass += 1) {
    const first = fitSine(samples.subarray(0, half), hz, sampleRate);
    const second = fitSine(samples.subarray(half, 2 * half), hz, sampleRate);
    const turned = second.phase - first.phase - (2 * Math.PI * hz * half) / sampleRate;
    const wrapped = turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI));
    hz += (wrapped * sampleRate) / (2 * Math.PI * half);
  }
  return hz;
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Pieces of some seconds, one after another. */
export function pieces(samples: Float32Array, seconds: number, sampleRate: number): Float32Array[] {
  const length = Math.round(seconds * sampleRate);
  const count = Math.floor(samples.length / length);
  return Array.from({ length: count }, (_, index) =>
    samples.subarray(index * length, (index + 1) * length),
  );
}

/** A channel as the page gives it. */
export function samplesOf(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, "base64"));
  return new Float32Array(bytes.buffer);
}

/** A sine near an expected frequency, as it is in most of a recording. */
export interface HeardTone {
  hz: number;
  amplitude: number;
  /** Decibels of all else against it. */
  residual: number;
}

/** Measured in pieces, so that a moment in which the machine was busy elsewhere does not count. */
export function heardTone(channel: Float32Array, expected: number, sampleRate: number): HeardTone {
  const parts = pieces(channel, 0.2, sampleRate);
  const hz = median(parts.map((part) => frequencyNear(part, expected, sampleRate)));
  const fits = parts.map((part) => fitSine(part, hz, sampleRate));
  return {
    hz,
    amplitude: median(fits.map(({ amplitude }) => amplitude)),
    residual: median(fits.map(({ residual }) => residual)),
  };
}

/** A jump of a loop, in seconds. */
export interface HeardJump {
  /** The last place of the recording before it. */
  from: number;
  to: number;
  silence: number;
}

/** The jumps in the places of recorded samples (see `places`). */
export function heardJumps(places: readonly (number | null)[], sampleRate: number): HeardJump[] {
  const jumps: HeardJump[] = [];
  let last: number | null = null;
  let silent = 0;
  for (const [index, place] of places.entries()) {
    const next = places[index + 1] ?? null;
    // While it falls silent a sample does not tell its place.
    if (place === null || next === null || Math.abs(next - place - 1) > 0.3) {
      silent += 1;
      continue;
    }
    if (last !== null && place < last - 0.01 * sampleRate) {
      const [from, to, silence] = [last, place, silent].map((count) => count / sampleRate);
      if (from !== undefined && to !== undefined && silence !== undefined) {
        jumps.push({ from, to, silence });
      }
    }
    last = place;
    silent = 0;
  }
  return jumps;
}

/** When a channel is first louder than a level, in seconds, each time after some silence. */
export function onsets(channel: Float32Array, level: number, sampleRate: number): number[] {
  const quiet = 0.08 * sampleRate;
  const times: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, sample] of channel.entries()) {
    if (Math.abs(sample) < level) continue;
    if (index - last > quiet) times.push(index / sampleRate);
    last = index;
  }
  return times;
}
