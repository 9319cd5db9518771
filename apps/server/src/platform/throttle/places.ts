/** A few places for work that costs much: who finds none waits in a line, of which there is an end. */
import { Failure } from "@bandstand/contracts/failure";

export interface PlacesOptions {
  /** At a time. */
  readonly most: number;
  /** At a time, for one and the same. */
  readonly mostOfOne: number;
  /** In the line. */
  readonly mostWaiting: number;
  /** Seconds after which who found the line full is to try again. */
  readonly retryAfter: number;
}

export interface Places {
  /**
   * Runs `work` as soon as there is a place for `of`, in the order of asking. Throws `throttled` where the line is full,
   * and the signal's reason where it is aborted before the work begins.
   */
  run<T>(of: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly of: string;
  readonly begin: () => void;
}

export function createPlaces(options: PlacesOptions): Places {
  const { most, mostOfOne, mostWaiting, retryAfter } = options;
  const taken = new Map<string, number>();
  let total = 0;
  let line: readonly Waiting[] = [];

  const countOf = (of: string) => taken.get(of) ?? 0;
  const hasPlace = (of: string) => total < most && countOf(of) < mostOfOne;

  function take(of: string): void {
    total += 1;
    taken.set(of, countOf(of) + 1);
  }

  function leave(of: string): void {
    total -= 1;
    if (countOf(of) > 1) taken.set(of, countOf(of) - 1);
    else taken.delete(of);
    const next = line.find((waiting) => hasPlace(waiting.of));
    if (!next) return;
    line = line.filter((waiting) => waiting !== next);
    take(next.of);
    next.begin();
  }

  async function wait(of: string, signal: AbortSignal): Promise<void> {
    if (line.length >= mostWaiting) throw new Failure("throttled", { retryAfter });
    let hasBegun = false;
    await new Promise<void>((resolve) => {
      const leaveLine = () => {
        line = line.filter((other) => other !== waiting);
        resolve();
      };
      const waiting: Waiting = {
        of,
        begin() {
          hasBegun = true;
          signal.removeEventListener("abort", leaveLine);
          resolve();
        },
      };
      signal.addEventListener("abort", leaveLine, { once: true });
      line = [...line, waiting];
    });
    if (!hasBegun) signal.throwIfAborted();
  }

  return {
    async run(of, signal, work) {
      signal.throwIfAborted();
      if (hasPlace(of)) take(of);
      else await wait(of, signal);
      try {
        return await work();
      } finally {
        leave(of);
      }
    },
  };
}
