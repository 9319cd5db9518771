/** What a set list is for, told from the events that play it, and the filter of the set lists by it. */
import { isPast } from "./event-visibility.ts";

export const STATUS_GROUPS = [
  { tag: "A", name: "Archived" },
  { tag: "PR", name: "Preparation" },
  { tag: "PL", name: "Planned" },
  { tag: "PM", name: "Permanent" },
] as const;

export type StatusGroupTag = (typeof STATUS_GROUPS)[number]["tag"];

/** All but the archived ones. */
export const ACTIVE_STATUS_GROUPS: readonly StatusGroupTag[] = ["PR", "PL", "PM"];

export type PlayingEvent = { readonly eventDate: string; readonly eventStatusTag: string };

/** `today` is the day in the band's time zone. Cancelled events play nothing. */
export function statusGroupOf(
  permanent: boolean,
  events: readonly PlayingEvent[],
  today: string,
): StatusGroupTag {
  const played = events.filter((event) => event.eventStatusTag !== "X");
  if (played.some((event) => !isPast(event.eventDate, today))) return "PL";
  if (permanent) return "PM";
  return played.length > 0 ? "A" : "PR";
}

/** What the toggle button turns a selection into: none into the active three, these into all four, any other into none. */
export function toggleStatusGroups(selected: readonly StatusGroupTag[]): StatusGroupTag[] {
  if (selected.length === 0) return [...ACTIVE_STATUS_GROUPS];
  const isActive =
    selected.length === ACTIVE_STATUS_GROUPS.length &&
    ACTIVE_STATUS_GROUPS.every((tag) => selected.includes(tag));
  return isActive ? STATUS_GROUPS.map(({ tag }) => tag) : [];
}
