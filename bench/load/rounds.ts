/** Two contenders under the same load by turns, so that whatever else the machine does falls on both. */
import autocannon from "autocannon";

export interface Contender {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** What every answer has to be. */
  status: number;
  /** Clears away what a round has left, which counts for nobody. */
  after?: () => Promise<void>;
}

const ROUNDS = 5;
const ROUND_S = 2;
const CONNECTIONS = 10;

/** Requests a second of both, from the round whose ratio is the middle one. The first round warms up and does not count. */
export async function compare(
  ours: Contender,
  bare: Contender,
  connections = CONNECTIONS,
): Promise<{ ours: number; bare: number }> {
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const result = {
      ours: await rateOf(ours, connections),
      bare: await rateOf(bare, connections),
    };
    if (round > 0) rounds.push(result);
  }
  const sorted = rounds.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("No round was run.");
  return middle;
}

/** Milliseconds of one answer after the other, of both. */
export async function compareTimes(
  ours: Contender,
  bare: Contender,
): Promise<{ ours: number; bare: number }> {
  const rates = await compare(ours, bare, 1);
  return { ours: 1000 / rates.ours, bare: 1000 / rates.bare };
}

async function rateOf(
  { status, after, ...request }: Contender,
  connections: number,
): Promise<number> {
  const result = await autocannon({ connections, duration: ROUND_S, ...request });
  const other = Object.keys(result.statusCodeStats).filter((code) => code !== String(status));
  if (other.length > 0 || result.errors > 0)
    throw new Error(`${request.url} answered ${other.join(", ")} and ${result.errors} errors.`);
  await after?.();
  return result.requests.total / result.duration;
}
