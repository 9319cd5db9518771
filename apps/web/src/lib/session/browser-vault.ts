/** The vault that this browser can offer. */
import { indexedKeyValues } from "../offline/key-values.ts";
import { createSealer, type Sealer } from "./sealer.ts";
import { memoryVault, sealedVault, type Vault } from "./vault.ts";

export interface BrowserVault<T> {
  vault: Vault<T>;
  /** Seals other things under the same key; null where the browser has no Web Crypto. */
  sealer: Sealer | null;
}

/** Over plain http (localhost aside) browsers offer no Web Crypto: then the value lives in memory. */
export function browserVault<T>(browser: Window & typeof globalThis): BrowserVault<T> {
  const isSecure = browser.isSecureContext && "indexedDB" in browser && "subtle" in browser.crypto;
  if (!isSecure) return { vault: memoryVault<T>(), sealer: null };
  const store = indexedKeyValues("bandstand-vault");
  const sealer = createSealer(store, browser.crypto);
  return { vault: sealedVault<T>(store, sealer), sealer };
}
