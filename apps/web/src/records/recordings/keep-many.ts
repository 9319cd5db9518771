/**
 * Brings many songs with their documents, telling how far it is. It goes on while screens change. What brings them is fetched
 * with the first: most pages bring none.
 */
import { createStore } from "../../lib/store.ts";
import type { KeptDocuments } from "../documents/kept-documents.ts";
import type { KeptRecordings } from "./kept-recordings.ts";

export interface ManyState {
  /** Songs and documents asked for, brought, and failed so far. */
  total: number;
  /** Of the total, the documents. */
  papers: number;
  done: number;
  failed: number;
  /** From 0 to 1, with what has come of those on their way. */
  share: number;
}

/** Ids of what has yet to come. */
export interface WantedHere {
  songs: readonly number[];
  /** Of songs that are kept: their words alone. */
  words?: readonly number[];
  /** Of documents. */
  papers?: readonly number[];
}

/** How many failed by themselves. */
export interface FailedHere {
  songs: number;
  papers: number;
}

export interface KeepMany {
  /** Null while nothing is on its way. */
  getSnapshot: () => ManyState | null;
  subscribe: (listener: () => void) => () => void;
  /**
   * Resolves once all are through, or it was cancelled; rejects where going on makes no sense: no network, no room.
   */
  start: (wanted: WantedHere) => Promise<FailedHere>;
  cancel: () => void;
}

export function createKeepMany(
  recordings: Pick<KeptRecordings, "keep" | "renewWords" | "getSnapshot" | "subscribe">,
  documents: Pick<KeptDocuments, "keep" | "getSnapshot" | "subscribe">,
): KeepMany {
  const state = createStore<ManyState | null>(null);
  let running = new AbortController();

  function count(part: Partial<ManyState>): void {
    const now = state.get();
    if (now) state.set(withShare({ ...now, ...part }));
  }

  function withShare(now: ManyState): ManyState {
    const onTheirWay = [recordings, documents].flatMap((files) => [
      ...files.getSnapshot().downloads.values(),
    ]);
    const partly = onTheirWay.reduce((sum, share) => sum + share, 0);
    const share = Math.min(1, (now.done + now.failed + partly) / Math.max(1, now.total));
    return { ...now, share };
  }

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    async start(wanted) {
      running.abort();
      const mine = new AbortController();
      running = mine;
      const { songs, words = [], papers = [] } = wanted;
      const total = songs.length + words.length + papers.length;
      state.set({ total, papers: papers.length, done: 0, failed: 0, share: 0 });
      const unfollow = [recordings, documents].map((files) => files.subscribe(() => count({})));
      try {
        const { bringMany } = await import("./bring-many.ts");
        return await bringMany({ recordings, documents }, wanted, {
          signal: mine.signal,
          onBrought: () => count({ done: (state.get()?.done ?? 0) + 1 }),
          onFailed: (failed) => count({ failed: failed.songs + failed.papers }),
        });
      } finally {
        mine.abort();
        for (const stop of unfollow) stop();
        if (running === mine) state.set(null);
      }
    },
    cancel: () => running.abort(),
  };
}
