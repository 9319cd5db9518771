/** Turns a row of peaks into the bars of a picture. Pure: numbers in, numbers out. */

/**
 * Heights from 0 to 1, one a bar: the loudest peak that falls into it, raised so that the loudest of all fills the
 * picture. A quiet recording is to be seen as well as a loud one.
 * @param peaks least and greatest value by turns, −128 to 127
 */
export function barHeights(peaks: Int8Array, bars: number): Float32Array {
  const heights = new Float32Array(Math.max(0, bars));
  const pairs = Math.floor(peaks.length / 2);
  if (pairs === 0 || bars <= 0) return heights;
  let loudest = 0;
  for (let bar = 0; bar < bars; bar += 1) {
    const from = Math.floor((bar * pairs) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * pairs) / bars));
    let height = 0;
    for (let index = from * 2; index < to * 2; index += 1)
      height = Math.max(height, Math.abs(peaks[index] ?? 0));
    heights[bar] = height;
    loudest = Math.max(loudest, height);
  }
  if (loudest === 0) return heights;
  return heights.map((height) => height / loudest);
}
