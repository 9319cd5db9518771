import type { EventRow } from "@bandstand/contracts/events";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../../lib/services/services-context.ts";
import { eventsQuery } from "../../../records/events/events-query.ts";
import { type MonthEvents, monthEvents } from "./month-events.ts";

interface Options {
  /** `YYYY-MM-DD` */
  days: readonly string[];
  year: number;
  /** Of these types alone. */
  types: readonly string[];
  /** Those that are known already: shown until all have come. */
  known: readonly EventRow[];
}

/** Days of which nothing else comes are the same as before, and are not drawn again. */
export function useMonthEvents({ days, year, types, known }: Options): MonthEvents {
  const { client } = useServices();
  const { data } = useQuery({
    // A month shows its days that are over as well, and so do the months before.
    ...eventsQuery(client, "A"),
    placeholderData: [...known],
    select: (events) => monthEvents(events, { days, year, types }),
  });
  return data ?? monthEvents(known, { days, year, types });
}
