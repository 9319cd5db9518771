import {
  type EventPublications,
  getEventPublications,
  type MailState,
  sendEventMailsAgain,
} from "@bandstand/contracts/publishing";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { EVENT_KEYS } from "../../../records/events/event-keys.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";

const keyOf = (eventId: number) => [...EVENT_KEYS.one(eventId), "publications"] as const;

/** Milliseconds between two looks at mails that are under way. */
const LOOK_AGAIN = 3000;
const UNDER_WAY: ReadonlySet<MailState> = new Set(["waiting", "sending"]);

/** Under the event's own key: what is said of it asks for this again, and so do mails until they have gone. */
export function usePublications(eventId: number) {
  const { client } = useServices();
  return useQuery({
    ...callQuery(client, keyOf(eventId), getEventPublications, { params: paramsOf(eventId) }),
    refetchInterval: ({ state }) => areUnderWay(state.data) && LOOK_AGAIN,
  });
}

function areUnderWay(told: EventPublications | undefined): boolean {
  const counts = told?.publications.flatMap((publication) => publication.counts) ?? [];
  return counts.some(({ state, mails }) => mails > 0 && UNDER_WAY.has(state));
}

/** One mail, or all that failed. */
export function useSendAgain(eventId: number): (mailId?: number) => Promise<void> {
  const { client } = useServices();
  const queries = useQueryClient();
  return async (mailId) => {
    const body = mailId === undefined ? {} : { mailId };
    const request = { params: paramsOf(eventId), body };
    queries.setQueryData(keyOf(eventId), await client.change(sendEventMailsAgain, request));
  };
}
