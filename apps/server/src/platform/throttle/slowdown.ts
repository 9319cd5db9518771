/** Tries that come too often are answered late rather than refused, so that nobody can lock another person out. */
import { setTimeout as sleep } from "node:timers/promises";

export interface Slowdown {
  /** Resolves at once, or after some seconds. @param excess tries beyond what is answered at once */
  wait(excess: number): Promise<void>;
}

interface SlowdownOptions {
  /** Who may wait at once in this process. */
  most?: number;
  /** Milliseconds. */
  sleep?: (time: number) => Promise<unknown>;
}

const MOST_WAITING = 200;
const LONGEST_SECONDS = 5;
/** After as many tries more, the wait is twice as long. */
const STEP = 100;

/**
 * Whoever comes while `most` are waiting goes on at once: a crowd may neither fill the server with requests that wait nor
 * keep the right password out. Limits by address are what stops a crowd.
 */
export function createSlowdown(options: SlowdownOptions = {}): Slowdown {
  const { most = MOST_WAITING, sleep: pause = sleep } = options;
  let waiting = 0;
  return {
    async wait(excess) {
      const seconds = delaySeconds(excess);
      if (seconds === 0 || waiting >= most) return;
      waiting += 1;
      try {
        await pause(seconds * 1000);
      } finally {
        waiting -= 1;
      }
    },
  };
}

/** @param excess tries beyond what is answered at once */
export function delaySeconds(excess: number): number {
  if (excess <= 0) return 0;
  return Math.min(LONGEST_SECONDS, 2 ** Math.floor(excess / STEP));
}
