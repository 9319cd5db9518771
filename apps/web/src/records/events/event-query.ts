import { getEvent } from "@bandstand/contracts/events";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { EVENT_KEYS } from "./event-keys.ts";

export const eventQuery = (client: Client, eventId: number) =>
  callQuery(client, EVENT_KEYS.one(eventId), getEvent, { params: paramsOf(eventId) });

export function useEvent(eventId: number) {
  const { client } = useServices();
  return useQuery(eventQuery(client, eventId));
}
