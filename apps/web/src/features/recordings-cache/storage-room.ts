/** How much the browser lets us keep, and whether it may throw it away when it runs short. */
import { useQuery } from "@tanstack/react-query";

export interface StorageRoom {
  /** Bytes. */
  used: number;
  quota: number;
  isPersistent: boolean;
}

/** Null where the browser does not tell. */
async function readRoom(): Promise<StorageRoom | null> {
  if (!("storage" in navigator)) return null;
  const { usage = 0, quota = 0 } = await navigator.storage.estimate();
  return { used: usage, quota, isPersistent: await navigator.storage.persisted() };
}

/** @param entries whatever changes with what is kept */
export function useStorageRoom(entries: unknown) {
  return useQuery({
    queryKey: ["storage-room", entries],
    queryFn: readRoom,
    networkMode: "always",
    gcTime: 0,
    meta: { keep: false },
  });
}
