/** What moving an event to another day changes, and what is said of it. Pure. */
import type { EventRow, SaveEvent } from "@bandstand/contracts/events";
import { dayOfYear } from "@bandstand/domain/day-words";
import { isPast, isReleased } from "@bandstand/domain/event-visibility";
import { eventTitle } from "../../../records/events/event-words.ts";
import type { FactChange } from "../../../records/kit/undoable-change.ts";

export interface Move {
  /** `YYYY-MM-DD` */
  date: string;
  /** With those of its series that come after it. */
  following: boolean;
}

/** What is over stays where it was, and nothing to come is put there. */
export function isMovable({ eventDate }: EventRow, date: string, today: string): boolean {
  return date !== eventDate && !isPast(eventDate, today) && !isPast(date, today);
}

export function movedEvent(
  event: EventRow,
  { date, following }: Move,
  today: string,
): FactChange<SaveEvent> {
  const { eventDate, eventType_publicPerformance: publicPerformance } = event;
  const reach = following ? ({ following: "Y" } as const) : {};
  const isPublic = isReleased({
    ...event,
    publicPerformance,
    eventStatusTag: event.eventStatus_tag,
  });
  const done = `“${eventTitle(event)}” is on ${dayOfYear(date, today)} now`;
  return {
    to: { eventDate: date, ...reach },
    from: { eventDate, ...reach },
    done: isPublic ? `${done}. Those who were told are not told again by itself` : done,
  };
}
