/** Measuring single frequencies in sound. */

/** Power of one frequency in `buffer[from, to)`, by a windowed Goertzel filter. */
export function powerAt(
  buffer: Float32Array,
  hz: number,
  rate: number,
  from = 0,
  to = buffer.length,
): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / rate);
  const length = to - from;
  let before = 0;
  let last = 0;
  for (let index = 0; index < length; index += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length);
    const next = (buffer[from + index] ?? 0) * window + turn * last - before;
    before = last;
    last = next;
  }
  return (last * last + before * before - turn * last * before) / (length * length);
}

/** Cents by which a sound lies off `hz`, judged by its first three harmonics; looks 80 cents to either side. */
export function centsOff(
  buffer: Float32Array,
  hz: number,
  rate: number,
  from: number,
  to: number,
): number {
  let best = 0;
  let loudest = -1;
  for (let cents = -80; cents <= 80; cents += 4) {
    const bent = hz * 2 ** (cents / 1200);
    const power = [1, 2, 3].reduce(
      (sum, harmonic) => sum + powerAt(buffer, bent * harmonic, rate, from, to),
      0,
    );
    if (power > loudest) [best, loudest] = [cents, power];
  }
  return best;
}
