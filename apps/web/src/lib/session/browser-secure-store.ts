/** The vault that this browser can offer. */
import { indexedKeyValues } from "../offline/key-values.ts";
import { createCipher, type Cipher } from "./cipher.ts";
import { memorySecureStore, encryptedStore, type SecureStore } from "./secure-store.ts";

export interface BrowserSecureStore<T> {
  vault: SecureStore<T>;
  /** Seals other things under the same key; null where the browser has no Web Crypto. */
  sealer: Cipher | null;
}

/** Over plain http (localhost aside) browsers offer no Web Crypto: then the value lives in memory. */
export function browserSecureStore<T>(browser: Window & typeof globalThis): BrowserSecureStore<T> {
  const isSecure = browser.isSecureContext && "indexedDB" in browser && "subtle" in browser.crypto;
  if (!isSecure) return { vault: memorySecureStore<T>(), sealer: null };
  const store = indexedKeyValues("bandstand-vault");
  const sealer = createCipher(store, browser.crypto);
  return { vault: encryptedStore<T>(store, sealer), sealer };
}
