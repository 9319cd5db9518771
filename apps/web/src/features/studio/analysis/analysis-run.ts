/** One search at a time for beats, bars, key and chords, outside of React: how far it is moves nothing but its own lane. */
import { createStore, type Readable } from "../../../lib/store.ts";

export type AnalysisState =
  | { status: "idle" }
  | {
      status: "running";
      /** From 0 to 1; null while its recording is being read. */
      share: number | null;
      /** Null while nobody can tell. */
      secondsLeft: number | null;
    }
  | { status: "failed"; error: unknown };

export interface AnalysisRun extends Readable<AnalysisState> {
  start: () => void;
  cancel: () => void;
}

export interface AnalysisWork {
  /** Rejects with the signal's reason once that is given. */
  run: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>;
  /** Milliseconds. */
  now: () => number;
}

const IDLE: AnalysisState = { status: "idle" };
/** A share below which the pace is not known. */
const LEAST_DONE = 0.04;

export function createAnalysisRun({ run, now }: AnalysisWork): AnalysisRun {
  const state = createStore<AnalysisState>(IDLE);
  let running: AbortController | null = null;

  function cancel(): void {
    running?.abort();
    running = null;
    state.set(IDLE);
  }

  async function follow(mine: AbortController): Promise<void> {
    let began: number | null = null;
    const onProgress = (share: number): void => {
      if (running !== mine) return;
      began ??= now();
      const secondsLeft = leftOf(share, (now() - began) / 1000);
      state.set({ status: "running", share, secondsLeft });
    };
    try {
      await run(mine.signal, onProgress);
      if (running === mine) cancel();
    } catch (error) {
      if (running !== mine) return;
      running = null;
      state.set({ status: "failed", error });
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start() {
      cancel();
      running = new AbortController();
      state.set({ status: "running", share: null, secondsLeft: null });
      void follow(running);
    },
    cancel,
  };
}

/** At the pace so far. */
function leftOf(share: number, seconds: number): number | null {
  return share < LEAST_DONE || seconds === 0 ? null : (seconds / share) * (1 - share);
}
