/**
 * Magnitudes of two real frames by one complex Fourier transform. It is Stockham's by fours, which has no bits to reverse
 * (P. N. Swarztrauber, "FFT Algorithms for Vector Computers", Parallel Computing 1, 1984). Its first step fades the frames.
 */

export interface RealFftPair {
  /** Of the frames that begin at these two samples; there have to be as many samples as they take. */
  transform(samples: Float32Array, one: number, two: number, out: MagnitudePair): void;
}

/** From 0 Hz to just below half the sample rate. */
export interface MagnitudePair {
  readonly one: Float32Array;
  readonly two: Float32Array;
}

/** The one frame is the real part, the other the imaginary one. */
export interface Complex {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** `window`: a weight for each sample of a frame, whose number is a power of two, and 8 at least. */
export function createRealFftPair(window: Float64Array): RealFftPair {
  const size = window.length;
  const turns = turnsOf(size);
  const { a, b } = twoComplex(size);
  return {
    transform(samples, one, two, out) {
      let from = a;
      let to = b;
      fade(samples, one, two, window, turns, from);
      let step = 2;
      for (; step <= size >> 2; step <<= 2) {
        stepByFours(step, turns, from, to);
        [from, to] = [to, from];
      }
      part(from, step === size, out);
    },
  };
}

/** Values between the arrays: what lies whole pages apart is in one another's way in the processor's cache. */
const GAP = 24;

function twoComplex(size: number): { a: Complex; b: Complex } {
  const all = new Float64Array(4 * (size + GAP));
  const part = (index: number) => {
    const begin = index * (size + GAP);
    return all.subarray(begin, begin + size);
  };
  return { a: { re: part(0), im: part(1) }, b: { re: part(2), im: part(3) } };
}

/** The roots of unity. */
export function turnsOf(size: number): Complex {
  const angles = Float64Array.from({ length: size }, (_, i) => (-2 * Math.PI * i) / size);
  return { re: angles.map(Math.cos), im: angles.map(Math.sin) };
}

/** Fades the frames, and takes the first step, by twos. */
function fade(
  samples: Float32Array,
  one: number,
  two: number,
  window: Float64Array,
  turns: Complex,
  { re, im }: Complex,
): void {
  const half = window.length >> 1;
  for (let i = 0; i < half; i += 1) {
    const early = window[i] ?? 0;
    const late = window[i + half] ?? 0;
    const aRe = (samples[one + i] ?? 0) * early;
    const aIm = (samples[two + i] ?? 0) * early;
    const bRe = (samples[one + i + half] ?? 0) * late;
    const bIm = (samples[two + i + half] ?? 0) * late;
    const cos = turns.re[i] ?? 0;
    const sin = turns.im[i] ?? 0;
    re[2 * i] = aRe + bRe;
    im[2 * i] = aIm + bIm;
    re[2 * i + 1] = (aRe - bRe) * cos - (aIm - bIm) * sin;
    im[2 * i + 1] = (aRe - bRe) * sin + (aIm - bIm) * cos;
  }
}

/** `step`: the product of the steps until now. */
export function stepByFours(step: number, turns: Complex, from: Complex, to: Complex): void {
  const { re, im } = from;
  const { re: outRe, im: outIm } = to;
  const { re: cos, im: sin } = turns;
  const quarter = re.length >> 2;
  for (let turn = 0; turn < quarter; turn += step) {
    const cos1 = cos[turn] ?? 0;
    const sin1 = sin[turn] ?? 0;
    const cos2 = cos[2 * turn] ?? 0;
    const sin2 = sin[2 * turn] ?? 0;
    const cos3 = cos[3 * turn] ?? 0;
    const sin3 = sin[3 * turn] ?? 0;
    let out = 4 * turn;
    for (let i = turn; i < turn + step; i += 1) {
      const second = i + quarter;
      const third = second + quarter;
      const fourth = third + quarter;
      const aRe = re[i] ?? 0;
      const aIm = im[i] ?? 0;
      const bRe = re[second] ?? 0;
      const bIm = im[second] ?? 0;
      const cRe = re[third] ?? 0;
      const cIm = im[third] ?? 0;
      const dRe = re[fourth] ?? 0;
      const dIm = im[fourth] ?? 0;
      const sumRe = aRe + cRe;
      const sumIm = aIm + cIm;
      const otherRe = bRe + dRe;
      const otherIm = bIm + dIm;
      const differenceRe = aRe - cRe;
      const differenceIm = aIm - cIm;
      const turnedRe = bIm - dIm;
      const turnedIm = dRe - bRe;
      const out1 = out + step;
      const out2 = out1 + step;
      const out3 = out2 + step;
      outRe[out] = sumRe + otherRe;
      outIm[out] = sumIm + otherIm;
      const re1 = differenceRe + turnedRe;
      const im1 = differenceIm + turnedIm;
      outRe[out1] = re1 * cos1 - im1 * sin1;
      outIm[out1] = re1 * sin1 + im1 * cos1;
      const re2 = sumRe - otherRe;
      const im2 = sumIm - otherIm;
      outRe[out2] = re2 * cos2 - im2 * sin2;
      outIm[out2] = re2 * sin2 + im2 * cos2;
      const re3 = differenceRe - turnedRe;
      const im3 = differenceIm - turnedIm;
      outRe[out3] = re3 * cos3 - im3 * sin3;
      outIm[out3] = re3 * sin3 + im3 * cos3;
      out += 1;
    }
  }
}

/**
 * Parts the transform of one + i × two into both, by the symmetry that transforms of real values have. `isWhole`: no last
 * step, by twos, is left to take.
 */
function part({ re, im }: Complex, isWhole: boolean, { one, two }: MagnitudePair): void {
  const size = re.length;
  const half = size >> 1;
  for (let bin = 0; bin < one.length; bin += 1) {
    const mirror = bin === 0 ? 0 : size - bin;
    let hereRe = re[bin] ?? 0;
    let hereIm = im[bin] ?? 0;
    let thereRe = re[mirror] ?? 0;
    let thereIm = im[mirror] ?? 0;
    if (!isWhole) {
      hereRe += re[bin + half] ?? 0;
      hereIm += im[bin + half] ?? 0;
      thereRe = bin === 0 ? hereRe : (re[half - bin] ?? 0) - thereRe;
      thereIm = bin === 0 ? hereIm : (im[half - bin] ?? 0) - thereIm;
    }
    const oneRe = hereRe + thereRe;
    const oneIm = hereIm - thereIm;
    const twoRe = hereIm + thereIm;
    const twoIm = thereRe - hereRe;
    one[bin] = 0.5 * Math.sqrt(oneRe * oneRe + oneIm * oneIm);
    two[bin] = 0.5 * Math.sqrt(twoRe * twoRe + twoIm * twoIm);
  }
}
