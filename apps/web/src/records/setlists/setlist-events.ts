/** The events that play a set list, as a row tells them. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { dayFromToday, dayOfYear } from "@bandstand/domain/day-words";
import { isPast } from "@bandstand/domain/event-visibility";

type SetlistEvent = SetlistRow["Event"][number];

/** The next one to come, else the latest: "Sat 28 Nov, Half Moon". Null where no event plays it. */
export function mainEvent(events: readonly SetlistEvent[], today: string): string | null {
  const event = playedEvent(events, today);
  return event ? named(dayOfYear(event.eventDate, today), event) : null;
}

/** By date as they come; cancelled events play nothing. */
export function playedEvent(
  events: readonly SetlistEvent[],
  today: string,
): SetlistEvent | undefined {
  const played = eventsThatPlay(events);
  return played.find(({ eventDate }) => !isPast(eventDate, today)) ?? played.at(-1);
}

/** Cancelled ones do not. */
export function eventsThatPlay(events: readonly SetlistEvent[]): SetlistEvent[] {
  return events.filter(({ eventStatusTag }) => eventStatusTag !== "X");
}

/** "In 6 days · Half Moon", for what stands beside the date; without a name the day. */
export function gigWords({ name, eventDate }: SetlistEvent, today: string): string {
  const isNamed = name !== null && name !== "";
  return `${dayFromToday(eventDate, today)} · ${isNamed ? name : dayOfYear(eventDate, today)}`;
}

/** "Sat 28 Nov · in 6 days, Half Moon", where nothing stands beside it. */
export function eventLine(event: SetlistEvent, today: string): string {
  const { eventDate } = event;
  const far = dayFromToday(eventDate, today).toLowerCase();
  return named(`${dayOfYear(eventDate, today)} · ${far}`, event);
}

/** "Sat 28-Nov-2026, Half Moon": exact, wherever it is read and whenever. */
export function eventWords(event: SetlistEvent): string {
  return named(formatDateWithWeekday(event.eventDate), event);
}

function named(date: string, { name }: SetlistEvent): string {
  return name === null || name === "" ? date : `${date}, ${name}`;
}
