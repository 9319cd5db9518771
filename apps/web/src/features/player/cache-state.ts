/** How the song in the player stands to the network. */
import type { KeepState } from "../../records/recordings/kept-songs-context.ts";

/** cached: it plays without a network. offline: it is not kept, and the server is away. */
export type CacheState = "cached" | "offline" | "downloading" | "error";

interface Standing {
  keep: KeepState;
  isOnline: boolean;
  hasFailed: boolean;
}

/** Null for what there is nothing to say of: it comes from the server, which is there. */
export function cacheState({ keep, isOnline, hasFailed }: Standing): CacheState | null {
  if (keep === "downloading") return "downloading";
  const isKept = keep === "cached" || keep === "stale";
  if (!isOnline && !isKept) return "offline";
  if (hasFailed || keep === "error") return "error";
  return isKept ? "cached" : null;
}
