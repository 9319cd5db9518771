/** What a search finds among all the events that there ever were. */
import { listEvents } from "@bandstand/contracts/events";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { tells } from "../../lib/cache/tells.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { allEvents } from "./events-query.ts";

/** Nothing is asked for without a text. */
export function useFoundEvents(search: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: ["events found", search],
    meta: tells(listEvents),
    queryFn: ({ signal }) => allEvents(client, { pastEvents: "A", search }, signal),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
}
