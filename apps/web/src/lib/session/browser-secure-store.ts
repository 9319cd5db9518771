/** The secure store that this browser can offer. */
import { indexedKeyValues } from "../offline/key-values.ts";
import { createCipher, type Cipher } from "./cipher.ts";
import { memorySecureStore, encryptedStore, type SecureStore } from "./secure-store.ts";

export interface BrowserSecureStore<T> {
  store: SecureStore<T>;
  /** Seals other things under the same key; null where the browser has no Web Crypto. */
  cipher: Cipher | null;
}

/** Over plain http (localhost aside) browsers offer no Web Crypto: then the value lives in memory. */
export function browserSecureStore<T>(browser: Window & typeof globalThis): BrowserSecureStore<T> {
  const isSecure = browser.isSecureContext && "indexedDB" in browser && "subtle" in browser.crypto;
  if (!isSecure) return { store: memorySecureStore<T>(), cipher: null };
  const store = indexedKeyValues("bandstand-vault");
  const cipher = createCipher(store, browser.crypto);
  return { store: encryptedStore<T>(store, cipher), cipher };
}
