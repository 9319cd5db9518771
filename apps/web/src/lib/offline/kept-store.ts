/** Where files are kept on this device: in a database of the browser, and in memory where there is none or it refuses. */
import { clear, createStore, delMany, entries, get, set, type UseStore } from "idb-keyval";
import { isFull } from "./is-full.ts";
import { leastRecent } from "./least-recent.ts";

/** database: it outlives the page. memory: it goes with it. */
export type KeptIn = "database" | "memory";

/** Keys begin with the person, so that one never sees what another has kept. */
export interface KeptStore<Kept> {
  get(key: string): Promise<Kept | undefined>;
  /** Answers where it is kept now. */
  put(key: string, kept: Kept): Promise<KeptIn>;
  /** What begins with a text; all else is swept out. */
  sweep(prefix: string): Promise<Stored<Kept>[]>;
  delete(keys: readonly string[]): Promise<void>;
}

export interface Stored<Kept> {
  key: string;
  kept: Kept;
  storage: KeptIn;
}

/** The database behind the store, as far as it is used. Each call throws where the browser refuses. */
export interface KeptDatabase<Kept> {
  get(key: string): Promise<Kept | undefined>;
  set(key: string, kept: Kept): Promise<void>;
  delete(keys: string[]): Promise<void>;
  entries(): Promise<[string, Kept][]>;
  clear(): Promise<void>;
}

/**
 * @param database null where the browser has none, or where nothing is to outlive the page
 * @param most that memory holds
 */
export function keptStore<Kept>(
  database: KeptDatabase<Kept> | null,
  most: number,
): KeptStore<Kept> {
  const memory = leastRecent<string, Kept>(most);

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
export function indexedKept<Kept>(database: string, name: string): KeptDatabase<Kept> {
  let opened: UseStore | undefined;
  const store = (): UseStore => (opened ??= createStore(database, name));
  return {
    get: async (key) => get<Kept>(key, store()),
    set: async (key, kept) => set(key, kept, store()),
    delete: async (keys) => delMany(keys, store()),
    entries: async () => entries<string, Kept>(store()),
    clear: async () => clear(store()),
  };
}

/** Over plain http nobody stays signed in, and nothing that a band has made stays behind. */
export function keepsFiles(browser: Window & typeof globalThis): boolean {
  return browser.isSecureContext && "indexedDB" in browser;
}
