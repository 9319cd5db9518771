/** What we use of it; the package brings no types. */
declare module "fft.js" {
  export default class FFT {
    /** `size`: a power of two. */
    constructor(size: number);
    /** Both hold real and imaginary parts by turns. */
    transform(out: Float64Array, data: Float64Array): void;
  }
}
