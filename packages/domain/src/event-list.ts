/** The list of events: which days it shows, and how a row is marked. */
import { addDays } from "./calendar-date.ts";
import type { PastEvents } from "./event-filters.ts";
import { isPast } from "./event-visibility.ts";

const RECENT_DAYS = 60;

/** The first day that is shown, `YYYY-MM-DD`; null where every one is. `today` is the day in the band's time zone. */
export function firstDayShown(pastEvents: PastEvents, today: string): string | null {
  if (pastEvents === "A") return null;
  return pastEvents === "R" ? addDays(today, -RECENT_DAYS) : today;
}

type Marked = {
  readonly name: string | null;
  readonly draft: boolean;
  readonly eventDate: string;
  readonly eventStatus_tag: string;
};

export type EventMarks = {
  /** Shown as DRAFT. */
  readonly draft: boolean;
  /** Shown as [COPY]: its name still says so. */
  readonly copy: boolean;
  /** In the style of what is cancelled: it is, or it is past. */
  readonly crossedOut: boolean;
};

export function eventMarks(event: Marked, today: string): EventMarks {
  return {
    draft: event.draft,
    copy: event.name?.includes("copy") ?? false,
    crossedOut: event.eventStatus_tag === "X" || isPast(event.eventDate, today),
  };
}
