/** Files of one member that are kept on this device, by the numbers of their records: which there are, and what brings and takes them. */
import { createStore } from "../store.ts";
import type { KeptStore, Stored } from "./kept-store.ts";

export interface KeptFilesState<Entry> {
  /** False until what is kept has been looked through. */
  isReady: boolean;
  entries: ReadonlyMap<number, Entry>;
  /** How much of a file has come, from 0 to 1. */
  downloads: ReadonlyMap<number, number>;
  /** Those whose last download failed. */
  failed: ReadonlySet<number>;
}

export interface KeptFiles<Kept, Entry> {
  getSnapshot: () => KeptFilesState<Entry>;
  subscribe: (listener: () => void) => () => void;
  /** Looks through what is kept, when first asked. */
  ready: () => Promise<void>;
  find: (id: number) => Promise<Kept | undefined>;
  /** Brings a file here; once, however often it is asked for. Rejects where that fails. */
  keep: (id: number, signal?: AbortSignal) => Promise<void>;
  /** Changes what is kept, once what it changes by has come; nothing where it is not kept. */
  renew: (id: number, bring: () => Promise<(kept: Kept) => Kept>) => Promise<void>;
  remove: (id: number) => Promise<void>;
  clear: () => Promise<void>;
  /** Ends what is on its way. */
  close: () => void;
}

interface KeptFilesOptions<Kept, Entry> {
  store: KeptStore<Kept>;
  /** Who keeps them, and of which band. */
  userId: number;
  bandId: number;
  fetch: (id: number, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Kept>;
  /** Its record's number, and the band's that it is of. */
  ofKept: (kept: Kept) => { id: number; bandId: number };
  entryOf: (stored: Stored<Kept>) => Entry;
  /** What was kept before, when it is looked through first. */
  onRestored: (kept: readonly Kept[]) => void;
}

export function createKeptFiles<Kept, Entry>(
  options: KeptFilesOptions<Kept, Entry>,
): KeptFiles<Kept, Entry> {
  const { store, userId, bandId, fetch, ofKept, entryOf, onRestored } = options;
  const state = createStore<KeptFilesState<Entry>>({
    isReady: false,
    entries: new Map(),
    downloads: new Map(),
    failed: new Set(),
  });
  let reading: Promise<void> | null = null;
  let closing = new AbortController();
  const running = new Map<number, Promise<void>>();
  const keyOf = (id: number): string => `${userId}/${bandId}/${id}`;

  function change(part: Partial<KeptFilesState<Entry>>): void {
    state.set({ ...state.get(), ...part });
  }

  function setDownload(id: number, share: number | null): void {
    const downloads = new Map(state.get().downloads);
    if (share === null) downloads.delete(id);
    else downloads.set(id, share);
    change({ downloads });
  }

  function setFailed(id: number, hasFailed: boolean): void {
    if (state.get().failed.has(id) === hasFailed) return;
    const failed = new Set(state.get().failed);
    if (hasFailed) failed.add(id);
    else failed.delete(id);
    change({ failed });
  }

  async function read(): Promise<void> {
    const { signal } = closing;
    const found = await store.sweep(`${userId}/`);
    // The member may have left for another band meanwhile.
    if (signal.aborted) return;
    const own = found.filter(({ kept }) => ofKept(kept).bandId === bandId);
    const entries = new Map(own.map((stored) => [ofKept(stored.kept).id, entryOf(stored)]));
    if (!state.get().isReady) onRestored(own.map(({ kept }) => kept));
    change({ isReady: true, entries });
  }

  async function bring(id: number, signal: AbortSignal): Promise<void> {
    setFailed(id, false);
    setDownload(id, 0);
    try {
      const kept = await fetch(id, signal, (share) => setDownload(id, share));
      // Whoever signs out meanwhile leaves nothing behind.
      signal.throwIfAborted();
      await store.put(keyOf(id), kept);
      // What is kept in memory may have pushed out another.
      await read();
    } catch (error) {
      if (!signal.aborted) setFailed(id, true);
      throw error;
    } finally {
      running.delete(id);
      setDownload(id, null);
    }
  }

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    ready: () => (reading ??= read()),
    find: (id) => store.get(keyOf(id)),
    async keep(id, signal) {
      const all = signal ? AbortSignal.any([closing.signal, signal]) : closing.signal;
      const work = running.get(id) ?? bring(id, all);
      running.set(id, work);
      await work;
    },
    async renew(id, bringChange) {
      const { signal } = closing;
      const changed = await bringChange();
      const kept = await store.get(keyOf(id));
      signal.throwIfAborted();
      if (!kept) return;
      await store.put(keyOf(id), changed(kept));
      await read();
    },
    async remove(id) {
      await store.delete([keyOf(id)]);
      const entries = new Map(state.get().entries);
      entries.delete(id);
      change({ entries });
      setFailed(id, false);
    },
    async clear() {
      await store.delete([...state.get().entries.keys()].map(keyOf));
      change({ entries: new Map(), failed: new Set() });
    },
    close() {
      closing.abort();
      reading = null;
      closing = new AbortController();
    },
  };
}
