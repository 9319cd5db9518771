/** Keeps one value in the browser, encrypted at rest; in memory where the browser cannot or will not do that. */
import type { KeyValues } from "../offline/key-values.ts";
import type { Sealed, Cipher } from "./cipher.ts";

/**
 * sealed: it outlives the page. insecure: the address is plain http, where browsers have no Web Crypto.
 * refused: the browser keeps nothing for this site (a private window, no room).
 */
export type Keeping = "sealed" | "insecure" | "refused";

/** None of its calls throws. */
export interface SecureStore<T> {
  /** May change from sealed to refused with the first call. */
  keeping: () => Keeping;
  read: () => Promise<T | null>;
  write: (value: T) => Promise<void>;
  /** Takes everything away that is sealed under the same key. */
  clear: () => Promise<void>;
}

const NAME = "session";

/** @param T what was written by an earlier page is taken for it unseen: only our own pages write there. */
export function encryptedStore<T>(store: KeyValues, cipher: Cipher): SecureStore<T> {
  let keeping: Keeping = "sealed";
  let inMemory: T | null = null;

  /** What the browser refuses once is from then on kept in memory. */
  async function orInMemory<R>(work: () => Promise<R>, instead: () => R): Promise<R> {
    if (keeping === "refused") return instead();
    try {
      return await work();
    } catch {
      keeping = "refused";
      return instead();
    }
  }

  return {
    keeping: () => keeping,
    read: () =>
      orInMemory(
        async () => {
          const sealed = await store.get<Sealed>(NAME);
          const text = sealed ? await cipher.open(sealed) : null;
          return text === null ? null : (JSON.parse(text) as T);
        },
        () => inMemory,
      ),
    async write(value) {
      inMemory = value;
      await orInMemory(
        async () => store.set(NAME, await cipher.seal(JSON.stringify(value))),
        () => {},
      );
    },
    async clear() {
      inMemory = null;
      await orInMemory(
        () => store.clear(),
        () => {},
      );
    },
  };
}

export function memorySecureStore<T>(): SecureStore<T> {
  let kept: T | null = null;
  return {
    keeping: () => "insecure",
    read: async () => kept,
    write: async (value) => {
      kept = value;
    },
    clear: async () => {
      kept = null;
    },
  };
}
