import type { CopyStorage } from "./local-copies.ts";

/** Where a member's practices wait on this device. */
export function practicesKey(bandUserId: number): string {
  return `bandstand:practice:${bandUserId}`;
}

export function hasPractices(storage: CopyStorage, bandUserId: number): boolean {
  return storage.getItem(practicesKey(bandUserId)) !== null;
}
