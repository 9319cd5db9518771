/** Triangular bands, evenly spaced on the mel scale (O'Shaughnessy: mel = 2595 log10(1 + f / 700)). */
export interface Band {
  /** The first bin of the spectrum that counts. */
  readonly from: number;
  /** Their weights; the sum is 1. */
  readonly weights: Float32Array;
  /** Hz. */
  readonly centre: number;
}

export interface BandRange {
  count: number;
  /** Hz, the feet of the first and the last band. */
  lowest: number;
  highest: number;
}

export function melBands(
  { count, lowest, highest }: BandRange,
  { size, sampleRate }: { size: number; sampleRate: number },
): Band[] {
  const toBin = size / sampleRate;
  const low = toMel(lowest);
  const step = (toMel(highest) - low) / (count + 1);
  return Array.from({ length: count }, (_, i) => {
    const centre = fromMel(low + (i + 1) * step);
    // Low bands would be narrower than a bin.
    const left = Math.min(fromMel(low + i * step), centre - 1 / toBin) * toBin;
    const right = Math.max(fromMel(low + (i + 2) * step), centre + 1 / toBin) * toBin;
    return bandOf(left, centre * toBin, right, centre);
  });
}

function bandOf(left: number, middle: number, right: number, centre: number): Band {
  const from = Math.max(1, Math.ceil(left));
  const to = Math.floor(right);
  const weights = Float32Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => {
    const bin = from + i;
    const rise = (bin - left) / (middle - left);
    const fall = (right - bin) / (right - middle);
    return Math.max(1e-6, Math.min(rise, fall));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { from, weights: weights.map((weight) => weight / sum), centre };
}

function toMel(hertz: number): number {
  return 2595 * Math.log10(1 + hertz / 700);
}

function fromMel(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1);
}
