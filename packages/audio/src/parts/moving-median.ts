/** The medians of the last values of many rows at once: each row keeps its values in order, and exchanges one at a time. */

export interface MovingMedians {
  /** A value for each row; the oldest of each is forgotten. */
  add(values: Float32Array): void;
  medianOf(row: number): number;
}

/** `length`: an odd number of values, zeros at first. */
export function createMovingMedians(rows: number, length: number): MovingMedians {
  const sorted = new Float32Array(rows * length);
  const history = Array.from({ length }, () => new Float32Array(rows));
  const middle = length >> 1;
  let turn = 0;
  return {
    add(values) {
      const oldest = history[turn % length];
      if (!oldest) return;
      for (let row = 0; row < rows; row += 1)
        exchange(sorted, row * length, length, oldest[row] ?? 0, values[row] ?? 0);
      oldest.set(values);
      turn += 1;
    },
    medianOf: (row) => sorted[row * length + middle] ?? 0,
  };
}

/** Medians along a row, each of the values around it; beyond the ends there are zeros. */
export function mediansAlong(values: Float32Array, length: number, out: Float32Array): void {
  const half = length >> 1;
  const sorted = new Float32Array(length);
  for (let at = 0; at < half; at += 1) exchange(sorted, 0, length, 0, values[at] ?? 0);
  for (let at = 0; at < values.length; at += 1) {
    exchange(sorted, 0, length, values[at - half - 1] ?? 0, values[at + half] ?? 0);
    out[at] = sorted[half] ?? 0;
  }
}

/** Takes one value out of a sorted stretch and puts another in. */
function exchange(
  sorted: Float32Array,
  begin: number,
  length: number,
  out: number,
  into: number,
): void {
  const last = begin + length - 1;
  let at = begin;
  while (at < last && (sorted[at] ?? 0) < out) at += 1;
  while (at < last && (sorted[at + 1] ?? 0) < into) {
    sorted[at] = sorted[at + 1] ?? 0;
    at += 1;
  }
  while (at > begin && (sorted[at - 1] ?? 0) > into) {
    sorted[at] = sorted[at - 1] ?? 0;
    at -= 1;
  }
  sorted[at] = into;
}
