/**
 * Has the next events on this device the day before, unasked: what the gig sheet says, the set list and the charts of its
 * songs. Recordings are large, and stay a choice.
 */
import { type EventRow, getEvent } from "@bandstand/contracts/events";
import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { getSong } from "@bandstand/contracts/songs";
import { getVenue } from "@bandstand/contracts/venues";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useIsOnline, useServices } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { useBandToday } from "../../records/dashboard/dashboard-query.ts";
import { eventQuery } from "../../records/events/event-query.ts";
import { setlistQuery } from "../../records/setlists/setlist-query.ts";
import { songQuery } from "../../records/songs/song-query.ts";
import { venueQuery } from "../../records/venues/venue-query.ts";
import { nextEvents } from "./next-events.ts";

/** Milliseconds for which what is here need not come again. */
const FRESH = { staleTime: 3_600_000 };

/** Milliseconds: the page comes to rest first, as its own calls and what they draw are waited for. */
const AFTER = 3000;

export function useNextEventsKept(events: readonly EventRow[]): void {
  const { client } = useServices();
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const today = useBandToday();
  const readsEvents = useMay(getEvent);
  const readsVenues = useMay(getVenue);
  const readsSetlists = useMay(getSetlistWithSections);
  const readsSongs = useMay(getSong);
  // The list comes anew with every look at it; what is next changes once a day.
  const next = JSON.stringify(
    nextEvents(events, today).map(({ id, venueId, setlistId }) => ({
      id,
      venueId,
      setlistId,
    })),
  );

  useEffect(() => {
    let isWanted = isOnline && readsEvents;
    async function keep({ id, venueId, setlistId }: KeptIds): Promise<void> {
      await queries.query({ ...eventQuery(client, id), ...FRESH });
      if (readsVenues && venueId !== null)
        await queries.query({ ...venueQuery(client, venueId), ...FRESH });
      if (!readsSetlists || setlistId === null) return;
      const setlist = await queries.query({ ...setlistQuery(client, setlistId), ...FRESH });
      if (!readsSongs) return;
      // One after the other.
      for (const { songId } of setlist.songs) {
        if (!isWanted) return;
        await queries.query({ ...songQuery(client, songId), ...FRESH });
      }
    }
    async function keepAll(): Promise<void> {
      for (const event of JSON.parse(next) as readonly KeptIds[]) if (isWanted) await keep(event);
    }
    // What did not come is asked for by whoever opens it, and says then why.
    const timer = setTimeout(() => void keepAll().catch(() => {}), AFTER);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, queries, isOnline, next, readsEvents, readsVenues, readsSetlists, readsSongs]);
}

type KeptIds = Pick<EventRow, "id" | "venueId" | "setlistId">;
