export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The middle one; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Pearson's; 0 where either does not vary. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  let product = 0;
  let first = 0;
  let second = 0;
  for (const [i, value] of one.entries()) {
    const x = value - a;
    const y = (other[i] ?? 0) - b;
    product += x * y;
    first += x * x;
    second += y * y;
  }
  return first * second === 0 ? 0 : product / Math.sqrt(first * second);
}

/** The same with what is 1 at `first` and every `step` places on, and 0 elsewhere. */
export function correlationWithEvery(
  values: readonly number[],
  step: number,
  first: number,
): number {
  const usual = mean(values);
  let variation = 0;
  for (const value of values) variation += (value - usual) ** 2;
  let sum = 0;
  let count = 0;
  for (let i = first; i < values.length; i += step) {
    sum += (values[i] ?? 0) - usual;
    count += 1;
  }
  const others = 1 - count / Math.max(1, values.length);
  const both = variation * count * others;
  return both === 0 ? 0 : sum / Math.sqrt(both);
}
