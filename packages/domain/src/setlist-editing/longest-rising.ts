/** The longest rising subsequence (Schensted, 1961): the most rows that kept their order among each other. */

/** @returns the indexes of its members, rising; of several as long, one */
export function longestRising(numbers: readonly number[]): number[] {
  /** At n: the index of the smallest number that ends a rising run of n + 1. */
  const ends: number[] = [];
  const before = numbers.map((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const end = numbers[ends[middle] ?? 0] ?? 0;
      if (end < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = index;
    return low > 0 ? ends[low - 1] : undefined;
  });
  const found: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) found.push(index);
  return found.toReversed();
}
