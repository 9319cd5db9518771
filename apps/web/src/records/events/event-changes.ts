/** What changes events. Each brings the cache to where the server is. */
import {
  type AddEvent,
  addEvent,
  copyEvent,
  deleteEvent,
  type Event,
  type EventRow,
  type SaveEvent,
  saveEvent,
} from "@bandstand/contracts/events";
import { deleteFollowingEvents, repeatEvent } from "@bandstand/contracts/event-series";
import type { Repetition } from "@bandstand/domain/event-series";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createChange } from "../../lib/cache/change.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { EVENT_KEYS } from "./event-keys.ts";
import { eventQuery } from "./event-query.ts";

export interface EventChanges {
  add(event: AddEvent): Promise<Event>;
  save(eventId: number, changed: SaveEvent): Promise<Event>;
  copy(eventId: number): Promise<Event>;
  /** Adds it again every so many weeks. */
  repeat(eventId: number, repetition: Repetition): Promise<{ added: number; lastDate: string }>;
  remove(eventId: number): Promise<void>;
  /** With those of its series that come after it. */
  removeFollowing(eventId: number): Promise<void>;
  /** The event as the server has it now. */
  reload(eventId: number): Promise<Event>;
}

export function useEventChanges(): EventChanges {
  const { client } = useServices();
  return createEventChanges(client, useQueryClient());
}

export function createEventChanges(client: Client, queries: QueryClient): EventChanges {
  const change = createChange(client, queries);
  const known = ({ id }: Event) => EVENT_KEYS.one(id);
  const show = async (event: Event) => {
    queries.setQueryData(EVENT_KEYS.one(event.id), event);
    await changeLists((rows) => rows.map((row) => (row.id === event.id ? event : row)));
  };

  /** What the server is telling of the lists meanwhile is older, and passed over. */
  async function changeLists(next: (rows: readonly EventRow[]) => EventRow[]): Promise<void> {
    const lists = { queryKey: EVENT_KEYS.list };
    await queries.cancelQueries(lists);
    queries.setQueriesData<EventRow[]>(lists, (rows) => rows && next(rows));
  }

  return {
    add: (event) => change(addEvent, { body: event }, { show, known }),
    save: (eventId, changed) =>
      change(saveEvent, { params: paramsOf(eventId), body: changed }, { show, known }),
    copy: (eventId) => change(copyEvent, { params: paramsOf(eventId) }, { show, known }),
    repeat: (eventId, repetition) =>
      change(repeatEvent, { params: paramsOf(eventId), body: repetition }),
    async removeFollowing(eventId) {
      await change(deleteFollowingEvents, { params: paramsOf(eventId) });
      queries.removeQueries({ queryKey: EVENT_KEYS.one(eventId) });
    },
    async remove(eventId) {
      const request = { params: paramsOf(eventId) };
      const show = async () => {
        await changeLists((rows) => rows.filter(({ id }) => id !== eventId));
        queries.removeQueries({ queryKey: EVENT_KEYS.one(eventId) });
      };
      await change(deleteEvent, request, { show });
    },
    reload: (eventId) => queries.query({ ...eventQuery(client, eventId), staleTime: 0 }),
  };
}
