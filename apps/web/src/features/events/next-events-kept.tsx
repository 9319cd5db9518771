import type { EventRow } from "@bandstand/contracts/events";
import { useNextEventsKept } from "./use-next-events-kept.ts";

/** Shows nothing. It is loaded where there are such events alone. */
export function NextEventsKept({ events }: { events: readonly EventRow[] }) {
  useNextEventsKept(events);
  return null;
}
