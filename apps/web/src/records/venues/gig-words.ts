/** The events at a venue in words. */
import type { EventAtVenue } from "@bandstand/contracts/venues";
import { isPast } from "@bandstand/domain/event-visibility";

type Event = Pick<EventAtVenue, "eventDate" | "eventStatusTag" | "name">;

/** The next one to come, else the latest; cancelled ones do not count. They come latest first. */
export function mainEventAt<E extends Event>(events: readonly E[], today: string): E | undefined {
  const held = events.filter(({ eventStatusTag }) => eventStatusTag !== "X");
  return held.findLast(({ eventDate }) => !isPast(eventDate, today)) ?? held[0];
}
