import { useEvents } from "../../records/events/events-query.ts";

/** Shows nothing, and asks for the events ahead: the palette finds them at once, and a device without a network has them. */
export function EventsAhead() {
  useEvents();
  return null;
}
