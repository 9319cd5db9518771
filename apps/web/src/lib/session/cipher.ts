/** Encrypts what the browser keeps: AES-GCM under a key that no script can export. */
import type { KeyValues } from "../offline/key-values.ts";

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

export interface Cipher {
  seal(text: string): Promise<Sealed>;
  /** Null when it was sealed under a key that is gone. */
  open(sealed: Sealed): Promise<string | null>;
}

const KEY = "key";
/** Bytes, as NIST SP 800-38D recommends for GCM. */
const IV_LENGTH = 12;

/** @param keys where the key is kept; when that is cleared, all that was sealed is unreadable for good. */
export function createCipher(keys: KeyValues, webCrypto: Crypto): Cipher {
  const { subtle } = webCrypto;

  /** Two tabs that start at once agree on one key. */
  async function keyOrNew(): Promise<CryptoKey> {
    const kept = await keys.get<CryptoKey>(KEY);
    if (kept) return kept;
    const usages: KeyUsage[] = ["encrypt", "decrypt"];
    const fresh = await subtle.generateKey({ name: "AES-GCM", length: 256 }, false, usages);
    return keys.getOrSet(KEY, fresh);
  }

  return {
    async seal(text) {
      const key = await keyOrNew();
      const iv = webCrypto.getRandomValues(new Uint8Array(IV_LENGTH));
      const plain = new TextEncoder().encode(text);
      return { iv, data: await subtle.encrypt({ name: "AES-GCM", iv }, key, plain) };
    },
    async open({ iv, data }) {
      const key = await keys.get<CryptoKey>(KEY);
      if (!key) return null;
      try {
        const plain = await subtle.decrypt({ name: "AES-GCM", iv }, key, data);
        return new TextDecoder().decode(plain);
      } catch {
        return null;
      }
    },
  };
}
