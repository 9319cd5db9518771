/** Brings the recordings of many songs, a few at a time, telling how far it is. It goes on while screens change. */
import { Offline } from "../../lib/http/call-errors.ts";
import { createStore } from "../../lib/store.ts";
import type { KeptRecordings } from "./kept-recordings.ts";
import { isFull } from "../../lib/offline/is-full.ts";

export interface ManyState {
  /** Songs asked for, brought, and failed so far. */
  total: number;
  done: number;
  failed: number;
  /** From 0 to 1, with what has come of the songs on their way. */
  share: number;
}

export interface KeepMany {
  /** Null while nothing is on its way. */
  getSnapshot: () => ManyState | null;
  subscribe: (listener: () => void) => () => void;
  /**
   * Brings these songs, and of `wordsOf`, which are kept, the words alone. Resolves with how many songs failed by themselves once all are through, or it was cancelled; rejects where going
   * on makes no sense: no network, no room.
   */
  start: (songIds: readonly number[], wordsOf?: readonly number[]) => Promise<number>;
  cancel: () => void;
}

type Bring = (signal: AbortSignal) => Promise<void>;

/** More would only take the line from one another. */
const AT_ONCE = 2;

export function createKeepMany(
  recordings: Pick<KeptRecordings, "keep" | "renewWords" | "getSnapshot" | "subscribe">,
): KeepMany {
  const state = createStore<ManyState | null>(null);
  let running = new AbortController();

  function count(part: Partial<ManyState>): void {
    const now = state.get();
    if (now) state.set(withShare({ ...now, ...part }));
  }

  function withShare(now: ManyState): ManyState {
    const onTheirWay = [...recordings.getSnapshot().downloads.values()];
    const partly = onTheirWay.reduce((sum, share) => sum + share, 0);
    const share = Math.min(1, (now.done + now.failed + partly) / Math.max(1, now.total));
    return { ...now, share };
  }

  async function work(left: Bring[], { signal }: AbortController): Promise<void> {
    for (let bring = left.shift(); bring !== undefined; bring = left.shift()) {
      if (signal.aborted) return;
      try {
        await bring(signal);
        count({ done: (state.get()?.done ?? 0) + 1 });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Offline || isFull(error)) throw error;
        count({ failed: (state.get()?.failed ?? 0) + 1 });
      }
    }
  }

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    async start(songIds, wordsOf = []) {
      running.abort();
      const mine = new AbortController();
      running = mine;
      const left: Bring[] = [
        ...songIds.map((id) => (signal: AbortSignal) => recordings.keep(id, signal)),
        ...wordsOf.map((id) => () => recordings.renewWords(id)),
      ];
      state.set({ total: left.length, done: 0, failed: 0, share: 0 });
      const unfollow = recordings.subscribe(() => count({}));
      try {
        await Promise.all(Array.from({ length: AT_ONCE }, () => work(left, mine)));
        return state.get()?.failed ?? 0;
      } finally {
        mine.abort();
        unfollow();
        if (running === mine) state.set(null);
      }
    },
    cancel: () => running.abort(),
  };
}
