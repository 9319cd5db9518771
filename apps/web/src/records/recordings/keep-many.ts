/** Brings many songs with their documents, a few at a time, telling how far it is. It goes on while screens change. */
import { Offline } from "../../lib/http/call-errors.ts";
import { createStore } from "../../lib/store.ts";
import type { KeptDocuments } from "../documents/kept-documents.ts";
import { isFull } from "../../lib/offline/is-full.ts";
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

interface Bring {
  kind: keyof FailedHere;
  bring: (signal: AbortSignal) => Promise<void>;
}

/** More would only take the line from one another. */
const AT_ONCE = 2;

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

  async function work(left: Bring[], { signal }: AbortController, failed: FailedHere) {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      if (signal.aborted) return;
      try {
        await next.bring(signal);
        count({ done: (state.get()?.done ?? 0) + 1 });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Offline || isFull(error)) throw error;
        failed[next.kind] += 1;
        count({ failed: failed.songs + failed.papers });
      }
    }
  }

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    async start({ songs, words = [], papers = [] }) {
      running.abort();
      const mine = new AbortController();
      running = mine;
      const left: Bring[] = [
        ...songs.map((id) => bringing("songs", (signal) => recordings.keep(id, signal))),
        ...words.map((id) => bringing("songs", () => recordings.renewWords(id))),
        ...papers.map((id) => bringing("papers", (signal) => documents.keep(id, signal))),
      ];
      const failed: FailedHere = { songs: 0, papers: 0 };
      state.set({ total: left.length, papers: papers.length, done: 0, failed: 0, share: 0 });
      const unfollow = [recordings, documents].map((files) => files.subscribe(() => count({})));
      try {
        await Promise.all(Array.from({ length: AT_ONCE }, () => work(left, mine, failed)));
        return failed;
      } finally {
        mine.abort();
        for (const stop of unfollow) stop();
        if (running === mine) state.set(null);
      }
    },
    cancel: () => running.abort(),
  };
}

function bringing(kind: Bring["kind"], bring: Bring["bring"]): Bring {
  return { kind, bring };
}
