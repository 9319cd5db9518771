import { createContext, use } from "react";
import type { PlayableSong } from "./playable.ts";

/** The songs of the list around a play button, in the order shown: what plays after the one that is picked. */
export const ListedSongsContext = createContext<readonly PlayableSong[] | null>(null);

/** Null outside a list. */
export function useListedSongs(): readonly PlayableSong[] | null {
  return use(ListedSongsContext);
}
