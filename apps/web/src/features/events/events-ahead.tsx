import { useEvents } from "../../records/events/events-query.ts";
import { useNextEventsKept } from "./use-next-events-kept.ts";

/** Shows nothing, and asks for the events ahead: the palette finds them at once, and a device without a network has them. */
export function EventsAhead() {
  const { data } = useEvents();
  useNextEventsKept(data);
  return null;
}
