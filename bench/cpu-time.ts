/** Processor time that work of this process takes. */

export interface Timed<Result> {
  result: Result;
  /** CPU seconds of all threads: what was left behind just before is cleared away at the cost of this. */
  cost: number;
}

export function timed<Result>(work: () => Result): Timed<Result> {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, cost: (user + system) / 1e6 };
}
