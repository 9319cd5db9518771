/** Who may be asked to play at an event, who is, and what changes that. */
import {
  type AskDeputies,
  askDeputies,
  type EventDeputies,
  getEventDeputies,
  skipDeputy,
  stopDeputies,
  takeBackDeputy,
} from "@bandstand/contracts/deputies";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { useChange } from "../../../lib/cache/change.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { EVENT_KEYS } from "../../events/event-keys.ts";
import { paramsOf } from "../../kit/record-keys.ts";

const keyOf = (eventId: number) => [...EVENT_KEYS.one(eventId), "deputies"] as const;

/** Under the event's own key: an answer that comes asks for this again. Nothing for who may not edit events. */
export function useEventDeputies(eventId: number): EventDeputies | undefined {
  const { client } = useServices();
  const enabled = useMay(getEventDeputies);
  const query = callQuery(client, keyOf(eventId), getEventDeputies, { params: paramsOf(eventId) });
  return useQuery({ ...query, enabled }).data;
}

export interface DeputyChanges {
  ask(asking: AskDeputies): Promise<EventDeputies>;
  skip(askingId: number, bandUserId: number): Promise<EventDeputies>;
  stop(askingId: number): Promise<EventDeputies>;
  takeBack(askingId: number, bandUserId: number): Promise<EventDeputies>;
}

export function useDeputyChanges(eventId: number): DeputyChanges {
  const change = useChange();
  const queries = useQueryClient();
  const shown = {
    show: (told: EventDeputies) => {
      queries.setQueryData(keyOf(eventId), told);
    },
    known: () => keyOf(eventId),
  };
  return {
    ask: (body) => change(askDeputies, { params: paramsOf(eventId), body }, shown),
    skip: (askingId, bandUserId) =>
      change(skipDeputy, { params: paramsOf(askingId), body: { bandUserId } }, shown),
    stop: (askingId) => change(stopDeputies, { params: paramsOf(askingId) }, shown),
    takeBack: (askingId, bandUserId) =>
      change(takeBackDeputy, { params: paramsOf(askingId), body: { bandUserId } }, shown),
  };
}
