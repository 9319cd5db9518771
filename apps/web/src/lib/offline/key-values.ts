/** A small database of the browser, as an interface, so that what stands on it can be tried without a browser. */
import { clear, createStore, del, get, keys, set, update, type UseStore } from "idb-keyval";

export interface KeyValues {
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
  /** Keeps `fresh` unless something is kept already, and answers what is kept: one transaction, also between tabs. */
  getOrSet<T>(key: string, fresh: T): Promise<T>;
  keys(): Promise<string[]>;
  delete(key: string): Promise<void>;
  clear(): Promise<void>;
}

/** IndexedDB; opened by the first use. A browser may refuse it, then every call throws. */
export function indexedKeyValues(database: string): KeyValues {
  let opened: UseStore | undefined;
  const store = (): UseStore => (opened ??= createStore(database, "values"));
  return {
    get: async (key) => get(key, store()),
    set: async (key, value) => set(key, value, store()),
    async getOrSet<T>(key: string, fresh: T) {
      let kept = fresh;
      await update<T>(key, (existing) => (kept = existing ?? fresh), store());
      return kept;
    },
    keys: async () => keys<string>(store()),
    delete: async (key) => del(key, store()),
    clear: async () => clear(store()),
  };
}

/** As long as the page lives. */
export function memoryKeyValues(): KeyValues {
  const values = new Map<string, unknown>();
  return {
    get: async <T>(key: string) => values.get(key) as T | undefined,
    set: async (key, value) => void values.set(key, value),
    async getOrSet<T>(key: string, fresh: T) {
      if (!values.has(key)) values.set(key, fresh);
      return values.get(key) as T;
    },
    keys: async () => [...values.keys()],
    delete: async (key) => void values.delete(key),
    clear: async () => values.clear(),
  };
}
