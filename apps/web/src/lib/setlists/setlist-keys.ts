/** Where the cache keeps set lists; by itself, so that who only brings it up to date loads no call. */
import type { QueryClient } from "@tanstack/react-query";

export const SETLISTS = ["setlists"] as const;

/** The key of every query about a single set list begins so. */
export const SETLIST = ["setlist"] as const;

export const setlistKey = (setlistId: number) => [...SETLIST, setlistId] as const;

/** After a change of songs: every set list tells of them. */
export function forgetSongsOfSetlists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: SETLISTS });
  void queries.invalidateQueries({ queryKey: SETLIST });
}
