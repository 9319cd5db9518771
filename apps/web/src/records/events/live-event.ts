/** An event is live: whoever has it open sees what others save, and who they are. */
import { watchEvent } from "@bandstand/contracts/event-live";
import { EVENT_KEYS } from "./event-keys.ts";
import { eventQuery } from "./event-query.ts";

export const LIVE_EVENT = {
  keys: EVENT_KEYS,
  query: eventQuery,
  watch: watchEvent,
  notFound: "event_not_found",
} as const;
