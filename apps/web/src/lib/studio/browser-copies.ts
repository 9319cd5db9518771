import { type CopyStorage, createLocalCopies, type LocalCopies } from "./local-copies.ts";

/** The copies of a member in this browser. Where it refuses storage, they last as long as the page. */
export function browserCopies(browser: Window, bandUserId: number): LocalCopies {
  return createLocalCopies(storageOf(browser), bandUserId);
}

export function storageOf(browser: Window): CopyStorage {
  try {
    return browser.localStorage;
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(): CopyStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}
