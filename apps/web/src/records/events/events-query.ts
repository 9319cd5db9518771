/** The band's events by date, all of those that are asked for. */
import { type EventRow, listEvents } from "@bandstand/contracts/events";
import {
  EVENTS_AT_ONCE,
  type PastEvents,
  USUAL_PAST_EVENTS,
} from "@bandstand/domain/event-filters";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { tells } from "../../lib/cache/tells.ts";
import type { Client } from "../../lib/http/client.ts";
import { REFETCH_ALWAYS } from "../../lib/offline/query-client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { EVENT_KEYS } from "./event-keys.ts";

interface WantedEvents {
  pastEvents?: PastEvents;
  search?: string;
  from?: string;
  to?: string;
}

/** `YYYY-MM-DD`, both included. */
export interface Days {
  from: string;
  to: string;
}

export const eventsQuery = (client: Client, pastEvents: PastEvents = USUAL_PAST_EVENTS) =>
  queryOptions({
    ...REFETCH_ALWAYS,
    queryKey: [...EVENT_KEYS.list, pastEvents],
    meta: tells(listEvents),
    queryFn: ({ signal }) => allEvents(client, { pastEvents }, signal),
  });

/** However many years the band has played: those of some days alone. */
export const eventsBetweenQuery = (client: Client, days: Days) =>
  queryOptions({
    ...REFETCH_ALWAYS,
    queryKey: [...EVENT_KEYS.list, days],
    meta: tells(listEvents),
    queryFn: ({ signal }) => allEvents(client, days, signal),
  });

/** Those of before stay in view while others come. */
export function useEvents(pastEvents?: PastEvents) {
  const { client } = useServices();
  return useQuery({ ...eventsQuery(client, pastEvents), placeholderData: keepPreviousData });
}

/** A band of many years has more than one answer holds: the next begins after the last of the one before. */
export async function allEvents(
  client: Client,
  wanted: WantedEvents,
  signal: AbortSignal,
): Promise<EventRow[]> {
  const limit = String(EVENTS_AT_ONCE.most);
  const events: EventRow[] = [];
  for (;;) {
    const last = events.at(-1);
    const query = { ...wanted, limit, ...(last && { after: String(last.id) }) };
    const page = await client.call(listEvents, { query }, { signal });
    events.push(...page);
    if (page.length < EVENTS_AT_ONCE.most) return events;
  }
}
