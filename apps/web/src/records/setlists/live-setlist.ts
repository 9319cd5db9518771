/** A set list is live: whoever has it open sees what others save, and who they are. */
import { watchSetlist } from "@bandstand/contracts/setlist-live";
import { SETLIST_KEYS } from "./setlist-keys.ts";
import { setlistQuery } from "./setlist-query.ts";

export const LIVE_SETLIST = {
  keys: SETLIST_KEYS,
  query: setlistQuery,
  watch: watchSetlist,
  notFound: "setlist_not_found",
} as const;
