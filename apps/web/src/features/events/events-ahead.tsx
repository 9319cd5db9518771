import { useBandToday } from "../../records/dashboard/dashboard-query.ts";
import { useEvents } from "../../records/events/events-query.ts";
import { quietPart } from "../../ui/parts/late-part.ts";
import { nextEvents } from "./next-events.ts";

const NextEventsKept = quietPart(
  async () => (await import("./next-events-kept.tsx")).NextEventsKept,
);

/** Shows nothing, and asks for the events ahead: the palette finds them at once, and a device without a network has them. */
export function EventsAhead() {
  const { data = [] } = useEvents();
  const hasNext = nextEvents(data, useBandToday()).length > 0;
  return hasNext && <NextEventsKept events={data} />;
}
