/** Gives one's own answer to an event, and shows it wherever the event is shown. */
import {
  type AnswerEvent,
  answerEvent,
  type Availability,
} from "@bandstand/contracts/availability";
import type { Dashboard } from "@bandstand/contracts/dashboard";
import type { Event, EventRow } from "@bandstand/contracts/events";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useChange } from "../../lib/cache/change.ts";
import { useBandUser } from "../../lib/services/services-context.ts";
import { dashboardKey } from "../dashboard/dashboard-query.ts";
import { EVENT_KEYS } from "../events/event-keys.ts";
import { paramsOf } from "../kit/record-keys.ts";

export function useAnswerEvent(): (eventId: number, given: AnswerEvent) => Promise<Availability> {
  const change = useChange();
  const queries = useQueryClient();
  const { bandId } = useBandUser();
  return (eventId, given) =>
    change(
      answerEvent,
      { params: paramsOf(eventId), body: given },
      { show: (told) => showAvailability(queries, bandId, told) },
    );
}

/** What is on its way to be shown is older, and passed over. */
export async function showAvailability(
  queries: QueryClient,
  bandId: number,
  { eventId, replyBy, answers }: Availability,
): Promise<void> {
  const lists = { queryKey: EVENT_KEYS.list };
  await queries.cancelQueries(lists);
  const answered = <T extends { id: number }>(event: T): T =>
    event.id === eventId ? { ...event, replyBy, answers } : event;
  queries.setQueriesData<EventRow[]>(lists, (rows) => rows?.map(answered));
  queries.setQueriesData<Event>({ queryKey: EVENT_KEYS.one(eventId) }, (event) =>
    event === undefined ? undefined : answered(event),
  );
  queries.setQueryData<Dashboard>(dashboardKey(bandId), (dashboard) =>
    dashboard === undefined
      ? undefined
      : {
          ...dashboard,
          nextGig: dashboard.nextGig && answered(dashboard.nextGig),
          nextRehearsal: dashboard.nextRehearsal && answered(dashboard.nextRehearsal),
        },
  );
}
