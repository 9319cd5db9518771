/** The recordings of one member that are kept on this device: which there are, and what brings and takes them. */
import type { Song } from "@bandstand/contracts/songs";
import { createStore } from "../../lib/store.ts";
import {
  entryOf,
  isPlayable,
  type KeptEntry,
  type KeptRecording,
  type PlayableRecording,
} from "./kept-recording.ts";
import type { RecordingStore } from "./recording-store.ts";

export interface KeptState {
  /** False until what is kept has been looked through. */
  isReady: boolean;
  entries: ReadonlyMap<number, KeptEntry>;
  /** How much of a song's recording has come, from 0 to 1. */
  downloads: ReadonlyMap<number, number>;
  /** Songs whose last download failed. */
  failed: ReadonlySet<number>;
}

export interface KeptRecordings {
  getSnapshot: () => KeptState;
  subscribe: (listener: () => void) => () => void;
  /** Looks through what is kept, when first asked. */
  ready: () => Promise<void>;
  /** What plays; not a song of which the words alone are kept. */
  find: (songId: number) => Promise<PlayableRecording | null>;
  /** Brings a song's recording here; once, however often it is asked for. Rejects where that fails. */
  keep: (songId: number, signal?: AbortSignal) => Promise<void>;
  /** Brings the words of a song that is kept as they are now, and leaves its recording. */
  renewWords: (songId: number) => Promise<void>;
  remove: (songId: number) => Promise<void>;
  clear: () => Promise<void>;
  /** Ends what is on its way. */
  close: () => void;
}

interface KeptRecordingsOptions {
  store: RecordingStore;
  /** Who keeps them, and of which band. */
  userId: number;
  bandId: number;
  fetch: (
    songId: number,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<KeptRecording>;
  fetchSong: (songId: number) => Promise<Song>;
  /** Songs whose words come back with their recordings. */
  onRestored: (songs: readonly Song[]) => void;
}

const NOTHING: KeptState = {
  isReady: false,
  entries: new Map(),
  downloads: new Map(),
  failed: new Set(),
};

export function createKeptRecordings(options: KeptRecordingsOptions): KeptRecordings {
  const { store, userId, bandId, fetch, fetchSong, onRestored } = options;
  const state = createStore(NOTHING);
  let reading: Promise<void> | null = null;
  let closing = new AbortController();
  const running = new Map<number, Promise<void>>();
  const keyOf = (songId: number): string => `${userId}/${bandId}/${songId}`;

  function change(part: Partial<KeptState>): void {
    state.set({ ...state.get(), ...part });
  }

  function setDownload(songId: number, share: number | null): void {
    const downloads = new Map(state.get().downloads);
    if (share === null) downloads.delete(songId);
    else downloads.set(songId, share);
    change({ downloads });
  }

  function setFailed(songId: number, hasFailed: boolean): void {
    if (state.get().failed.has(songId) === hasFailed) return;
    const failed = new Set(state.get().failed);
    if (hasFailed) failed.add(songId);
    else failed.delete(songId);
    change({ failed });
  }

  async function read(): Promise<void> {
    const { signal } = closing;
    const found = await store.sweep(`${userId}/`);
    // The member may have left for another band meanwhile.
    if (signal.aborted) return;
    const own = found.filter(({ kept }) => kept.metadata.bandId === bandId);
    const entries = new Map(
      own.map(({ kept, storage }) => [kept.songId, entryOf(kept, storage)] as const),
    );
    if (!state.get().isReady) onRestored(own.map(({ kept }) => kept.song));
    change({ isReady: true, entries });
  }

  async function bring(songId: number, signal: AbortSignal): Promise<void> {
    setFailed(songId, false);
    setDownload(songId, 0);
    try {
      const kept = await fetch(songId, signal, (share) => setDownload(songId, share));
      // Whoever signs out meanwhile leaves nothing behind.
      signal.throwIfAborted();
      await store.put(keyOf(songId), kept);
      // What is kept in memory may have pushed out another.
      await read();
    } catch (error) {
      if (!signal.aborted) setFailed(songId, true);
      throw error;
    } finally {
      running.delete(songId);
      setDownload(songId, null);
    }
  }

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    ready: () => (reading ??= read()),
    async find(songId) {
      const kept = await store.get(keyOf(songId));
      return kept && isPlayable(kept) ? kept : null;
    },
    async keep(songId, signal) {
      const all = signal ? AbortSignal.any([closing.signal, signal]) : closing.signal;
      const work = running.get(songId) ?? bring(songId, all);
      running.set(songId, work);
      await work;
    },
    async renewWords(songId) {
      const { signal } = closing;
      const song = await fetchSong(songId);
      const kept = await store.get(keyOf(songId));
      signal.throwIfAborted();
      if (!kept) return;
      const metadata = { ...kept.metadata, title: song.title };
      await store.put(keyOf(songId), { ...kept, metadata, song });
      await read();
    },
    async remove(songId) {
      await store.delete([keyOf(songId)]);
      const entries = new Map(state.get().entries);
      entries.delete(songId);
      change({ entries });
      setFailed(songId, false);
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
