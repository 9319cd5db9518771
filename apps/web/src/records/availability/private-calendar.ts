/** One's own calendar, by which one is busy. */
import {
  deletePrivateCalendar,
  fetchPrivateCalendar,
  getPrivateCalendar,
  type PrivateCalendar,
  savePrivateCalendar,
  type SavePrivateCalendar,
} from "@bandstand/contracts/private-calendar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { askAgain } from "../../lib/cache/ask-again.ts";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useChange } from "../../lib/cache/change.ts";
import { useServices } from "../../lib/services/services-context.ts";

const KEY = ["private calendar"] as const;

/** Milliseconds between looks at how it is getting on. */
const LOOK = 1_000;

/** Looks again for as long as it is being fetched; once that has ended, whatever shows days away is asked for anew. */
export function usePrivateCalendar() {
  const { client } = useServices();
  const queries = useQueryClient();
  const query = useQuery({
    ...callQuery(client, KEY, getPrivateCalendar, {}),
    refetchInterval: ({ state }) => (state.data?.calendar?.isWaiting ? LOOK : false),
  });
  const isWaiting = query.data?.calendar?.isWaiting ?? false;
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting)
      void askAgain(queries, fetchPrivateCalendar, { known: KEY });
    wasWaiting.current = isWaiting;
  }, [queries, isWaiting]);
  return query;
}

export interface PrivateCalendarChanges {
  save(calendar: SavePrivateCalendar): Promise<void>;
  fetchNow(): Promise<void>;
  /** Ends once what is shown has been asked for again. */
  remove(): Promise<void>;
}

export function usePrivateCalendarChanges(): PrivateCalendarChanges {
  const change = useChange();
  const queries = useQueryClient();
  const show = (answer: { calendar: PrivateCalendar | null }) => {
    queries.setQueryData(KEY, answer);
  };
  const known = () => KEY;
  return {
    async save(body) {
      await change(savePrivateCalendar, { body }, { show, known });
    },
    async fetchNow() {
      await change(fetchPrivateCalendar, {}, { show, known });
    },
    async remove() {
      await change(
        deletePrivateCalendar,
        {},
        { show: () => show({ calendar: null }), known, isSettled: true },
      );
    },
  };
}
