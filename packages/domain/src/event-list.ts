/** The list of events: which days it shows, and how a row is marked. */
import { addDays } from "./calendar-date.ts";
import { isPast } from "./event-visibility.ts";

/** N from today on, R the last 60 days as well, A all. */
export const PAST_EVENTS = [
  { key: "N", name: "None" },
  { key: "R", name: "Recent" },
  { key: "A", name: "All" },
] as const;

export type PastEvents = (typeof PAST_EVENTS)[number]["key"];

export const USUAL_PAST_EVENTS: PastEvents = "N";

/** Tags of the types that a list shows at first: gigs and rehearsals. */
export const EVENT_TYPE_TAGS = ["G", "RH"] as const;

export type EventTypeTag = (typeof EVENT_TYPE_TAGS)[number];

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
