import { memoryStorage } from "../../lib/memory-storage.ts";
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
