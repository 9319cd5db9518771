/** Places that are taken in turn: so many at once, and not all of them by one owner. */

export interface TurnLimits {
  readonly atOnce: number;
  readonly perOwner: number;
  /** How many of one owner may wait. */
  readonly waiting: number;
}

export interface Turns {
  /**
   * Resolves when there is a place, with what gives it back. Throws `TooManyWaiting`, and the signal's reason to who does
   * not want it any more.
   */
  take(owner: number, signal: AbortSignal): Promise<() => void>;
}

export class TooManyWaiting extends Error {
  override readonly name = "TooManyWaiting";
}

interface Waiter {
  readonly owner: number;
  readonly begin: () => void;
}

export function createTurns({ atOnce, perOwner, waiting }: TurnLimits): Turns {
  const working: number[] = [];
  const line: Waiter[] = [];
  const count = (owner: number) => working.filter((other) => other === owner).length;

  function next(): void {
    if (working.length >= atOnce) return;
    // Whoever has all of their places lets others pass.
    const at = line.findIndex(({ owner }) => count(owner) < perOwner);
    const [waiter] = at < 0 ? [] : line.splice(at, 1);
    if (!waiter) return;
    working.push(waiter.owner);
    waiter.begin();
    next();
  }

  function giveBack(owner: number): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      working.splice(working.indexOf(owner), 1);
      next();
    };
  }

  return {
    async take(owner, signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiter = { owner, begin: resolve };
      const leave = () => {
        const at = line.indexOf(waiter);
        if (at >= 0) line.splice(at, 1);
        reject(signal.reason);
      };
      line.push(waiter);
      next();
      const behind = line.filter((other) => other.owner === owner).length;
      if (behind > waiting && line.includes(waiter)) {
        line.splice(line.indexOf(waiter), 1);
        throw new TooManyWaiting();
      }
      signal.addEventListener("abort", leave, { once: true });
      try {
        await promise;
      } finally {
        signal.removeEventListener("abort", leave);
      }
      return giveBack(owner);
    },
  };
}
