/**
 * Keeps a value in the browser, encrypted at rest: AES-GCM under a key that IndexedDB holds and no script can export.
 * On an insecure origin the browser has no Web Crypto: then the value lives in memory and is gone with the tab.
 */
import { createStore, del, get, set, update, type UseStore } from "idb-keyval";

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

export interface Vault<T> {
  /** False when what is kept does not outlive the tab. */
  readonly persistent: boolean;
  read(): Promise<T | null>;
  write(value: T): Promise<void>;
  clear(): Promise<void>;
}

export function openVault<T>(name: string): Vault<T> {
  const isSecure =
    typeof crypto !== "undefined" && "subtle" in crypto && typeof indexedDB !== "undefined";
  return isSecure
    ? encryptedVault<T>(name, createStore("bandstand-vault", "sealed"))
    : memoryVault<T>();
}

export function memoryVault<T>(): Vault<T> {
  let kept: T | null = null;
  return {
    persistent: false,
    read: async () => kept,
    write: async (value) => {
      kept = value;
    },
    clear: async () => {
      kept = null;
    },
  };
}

function encryptedVault<T>(name: string, store: UseStore): Vault<T> {
  return {
    persistent: true,
    async read() {
      const [key, sealed] = await Promise.all([
        get<CryptoKey>("key", store),
        get<Sealed>(name, store),
      ]);
      if (!key || !sealed) return null;
      try {
        const plain = await crypto.subtle.decrypt(
          { name: "AES-GCM", iv: sealed.iv },
          key,
          sealed.data,
        );
        return JSON.parse(new TextDecoder().decode(plain)) as T;
      } catch {
        // Sealed under a key that is gone: as good as nothing kept.
        return null;
      }
    },
    async write(value) {
      const key = await keyOf(store);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain);
      await set(name, { iv, data } satisfies Sealed, store);
    },
    clear: () => del(name, store),
  };
}

/** Two tabs that start at once agree on one key: the update is one IndexedDB transaction. */
async function keyOf(store: UseStore): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  let kept: CryptoKey = fresh;
  await update<CryptoKey>(
    "key",
    (existing) => {
      kept = existing ?? fresh;
      return kept;
    },
    store,
  );
  return kept;
}
