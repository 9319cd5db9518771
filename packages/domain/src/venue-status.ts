/** How current a venue is, told from the dates of its events. */
import { daysBetween } from "./calendar-date.ts";
import { isPast } from "./event-visibility.ts";

/** In their sequence. */
export const VENUE_STATUSES = [
  { tag: "PL", name: "Planned" },
  { tag: "RC", name: "Recent" },
  { tag: "OL", name: "Older" },
] as const;

export type VenueStatusTag = (typeof VENUE_STATUSES)[number]["tag"];

/** Those that a list shows at first. */
export const USUAL_VENUE_STATUSES: readonly VenueStatusTag[] = ["PL", "RC"];

/** What "All" turns a choice into: any into all of them, all into the usual ones. */
export function toggleVenueStatuses(chosen: readonly VenueStatusTag[]): VenueStatusTag[] {
  const all = VENUE_STATUSES.map(({ tag }) => tag);
  return all.every((tag) => chosen.includes(tag)) ? [...USUAL_VENUE_STATUSES] : all;
}

export type VenueStatus =
  | { readonly tag: "PL"; readonly name: "Planned" | "Planning" }
  | { readonly tag: "RC"; readonly name: "Recent" }
  | { readonly tag: "OL"; readonly name: "Older" };

const RECENT_DAYS = 365;

/** Dates as `YYYY-MM-DD`; `today` is the day in the band's time zone. */
export function venueStatusOf(eventDates: readonly string[], today: string): VenueStatus {
  if (eventDates.length === 0) return { tag: "PL", name: "Planning" };
  if (eventDates.some((date) => !isPast(date, today))) return { tag: "PL", name: "Planned" };
  const isRecent = eventDates.some((date) => daysBetween(date, today) <= RECENT_DAYS);
  return isRecent ? { tag: "RC", name: "Recent" } : { tag: "OL", name: "Older" };
}
