/** Where recordings are kept: in the browser's database, and in memory where there is none or it refuses. */
import { MEMORY_ENTRIES } from "@bandstand/domain/recording-cache";
import { clear, createStore, delMany, entries, get, set, type UseStore } from "idb-keyval";
import type { KeptRecording, RecordingStorage } from "./kept-recording.ts";
import { leastRecent } from "./least-recent.ts";
import { isFull } from "../../lib/offline/is-full.ts";

/** Keys begin with the person, so that one never sees what another has kept. */
export interface RecordingStore {
  get(key: string): Promise<KeptRecording | undefined>;
  /** Answers where it is kept now. */
  put(key: string, kept: KeptRecording): Promise<RecordingStorage>;
  /** What begins with a text; all else is swept out. */
  sweep(prefix: string): Promise<StoredRecording[]>;
  delete(keys: readonly string[]): Promise<void>;
}

export interface StoredRecording {
  key: string;
  kept: KeptRecording;
  storage: RecordingStorage;
}

/** The database behind the store, as far as it is used. Each call throws where the browser refuses. */
export interface RecordingDatabase {
  get(key: string): Promise<KeptRecording | undefined>;
  set(key: string, kept: KeptRecording): Promise<void>;
  delete(keys: string[]): Promise<void>;
  entries(): Promise<[string, KeptRecording][]>;
  clear(): Promise<void>;
}

/** @param database null where the browser has none, or where nothing is to outlive the page */
export function recordingStore(database: RecordingDatabase | null): RecordingStore {
  const memory = leastRecent<string, KeptRecording>(MEMORY_ENTRIES);

  return {
    async get(key) {
      return memory.get(key) ?? (await database?.get(key).catch(() => undefined));
    },
    async put(key, kept) {
      try {
        if (database) {
          await database.set(key, kept);
          memory.delete(key);
          return "database";
        }
      } catch (error) {
        // No room is for the person to know; any other refusal leaves the memory.
        if (isFull(error)) throw error;
      }
      memory.set(key, kept);
      return "memory";
    },
    async sweep(prefix) {
      const stored = (await database?.entries().catch(() => [])) ?? [];
      const foreign = stored.map(([key]) => key).filter((key) => !key.startsWith(prefix));
      if (foreign.length > 0) await database?.delete(foreign).catch(() => {});
      return [
        ...stored.map(([key, kept]) => ({ key, kept, storage: "database" as const })),
        ...memory.entries().map(([key, kept]) => ({ key, kept, storage: "memory" as const })),
      ].filter(({ key }) => key.startsWith(prefix));
    },
    async delete(keys) {
      const stored = keys.filter((key) => !memory.delete(key));
      if (stored.length > 0) await database?.delete(stored);
    },
  };
}

/** IndexedDB; opened by the first use. */
export function indexedRecordings(): RecordingDatabase {
  let opened: UseStore | undefined;
  const store = (): UseStore => (opened ??= createStore("bandstand-recordings", "recordings"));
  return {
    get: async (key) => get<KeptRecording>(key, store()),
    set: async (key, kept) => set(key, kept, store()),
    delete: async (keys) => delMany(keys, store()),
    entries: async () => entries<string, KeptRecording>(store()),
    clear: async () => clear(store()),
  };
}

/** Over plain http nobody stays signed in, and nothing that a band has made stays behind. */
export function browserRecordings(browser: Window & typeof globalThis): RecordingStore {
  const isKept = browser.isSecureContext && "indexedDB" in browser;
  return recordingStore(isKept ? indexedRecordings() : null);
}
