/** The orders that the events can be brought into, and under what they stand. */
import { isPast } from "@bandstand/domain/event-visibility";
import { monthName, monthOfDay } from "@bandstand/domain/month-weeks";
import type { SortDirection } from "@bandstand/domain/sort-direction";

export type EventSort = "date" | "venue";

interface Sorted {
  id: number;
  eventDate: string;
  startTime: string | null;
  venue_name: string | null;
}

interface EventOrder {
  sort: EventSort;
  direction: SortDirection;
  /** `YYYY-MM-DD` */
  today: string;
}

const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

/**
 * By date: what comes next first, and below what is to come the past, the latest first; the other way round strictly from the
 * last day to the first. By venue: at each of them in that order. What stands nowhere comes last, whichever way round.
 */
export function sortEvents<Event extends Sorted>(
  events: readonly Event[],
  { sort, direction, today }: EventOrder,
): Event[] {
  const byNext = (one: Event, other: Event) => {
    const [passed, alsoPassed] = [isPast(one.eventDate, today), isPast(other.eventDate, today)];
    if (passed !== alsoPassed) return Number(passed) - Number(alsoPassed);
    return passed ? -byDate(one, other) : byDate(one, other);
  };
  if (sort === "date") {
    return events.toSorted(direction === "asc" ? byNext : (one, other) => -byDate(one, other));
  }
  const sign = direction === "asc" ? 1 : -1;
  return events.toSorted((one, other) => byVenue(one, other, sign) || byNext(one, other));
}

function byDate(one: Sorted, other: Sorted): number {
  return (
    one.eventDate.localeCompare(other.eventDate) ||
    (one.startTime ?? "").localeCompare(other.startTime ?? "") ||
    one.id - other.id
  );
}

function byVenue({ venue_name: here }: Sorted, { venue_name: there }: Sorted, sign: number) {
  if (here === null || there === null) return Number(here === null) - Number(there === null);
  return sign * alphabetical.compare(here, there);
}

/** "This month", "December", "January 2027"; what is over stands under "Past". */
export function monthOf({ eventDate }: Pick<Sorted, "eventDate">, today: string): string {
  if (isPast(eventDate, today)) return "Past";
  if (monthOfDay(eventDate) === monthOfDay(today)) return "This month";
  const name = monthName(monthOfDay(eventDate));
  const year = ` ${today.slice(0, 4)}`;
  return name.endsWith(year) ? name.slice(0, -year.length) : name;
}
