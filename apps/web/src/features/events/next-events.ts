import { addDays } from "@bandstand/domain/calendar-date";

interface Dated {
  eventDate: string;
  eventStatus_tag: string;
}

/** What one may need in a cellar without a network: the events of today and tomorrow that take place. Pure. */
export function nextEvents<Row extends Dated>(events: readonly Row[], today: string): Row[] {
  const tomorrow = addDays(today, 1);
  return events.filter(
    ({ eventDate, eventStatus_tag }) =>
      eventDate >= today && eventDate <= tomorrow && eventStatus_tag !== "X",
  );
}
