/** The events that a month shows: those of its days first; then those of the year, for which nobody waits. */
import type { EventRow } from "@bandstand/contracts/events";
import { gigsByMonth } from "@bandstand/domain/gig-year";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useServices } from "../../../lib/services/services-context.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { eventsBetweenQuery } from "../../../records/events/events-query.ts";
import { type EventsByDay, eventsByDay } from "./month-events.ts";

interface Options {
  /** `YYYY-MM` */
  month: string;
  /** Its weeks, each day `YYYY-MM-DD`. */
  days: readonly string[];
  /** Of these types alone. */
  types: readonly string[];
  /** Those that are known already: shown until those of the month have come. */
  known: readonly EventRow[];
}

interface MonthEvents {
  byDay: EventsByDay;
  /** Of each month of the year, January first. */
  gigs: readonly number[];
  /** Null unless the month did not come, and events may be missing. */
  tryAgain: (() => void) | null;
}

/** Milliseconds: the month is painted before its year is read. */
const LATEST = 1000;

/** Days of which nothing else comes are the same as before, and are not drawn again. */
export function useMonthEvents({ month, days, types, known }: Options): MonthEvents {
  const { client } = useServices();
  const queries = useQueryClient();
  const year = month.slice(0, 4);
  const ofYear = eventsBetweenQuery(client, { from: `${year}-01-01`, to: `${year}-12-31` });
  const shown = useQuery({
    ...eventsBetweenQuery(client, { from: days[0] ?? "", to: days.at(-1) ?? "" }),
    // Once the year is here, its other months are turned to at once.
    placeholderData: () => queries.getQueryData(ofYear.queryKey) ?? [...known],
    select: (events) => eventsByDay(events, { days, types }),
  });
  const [isPainted, setPainted] = useState(false);
  useEffect(
    () => (shown.isFetched ? whenIdle(() => setPainted(true), LATEST) : undefined),
    [shown.isFetched],
  );
  const { data: itsYear = known } = useQuery({ ...ofYear, enabled: isPainted });
  return {
    byDay: shown.data ?? eventsByDay(itsYear, { days, types }),
    gigs: gigsByMonth(itsYear, Number(year)),
    tryAgain: shown.isError ? () => void shown.refetch() : null,
  };
}
