/** The choices of the events in their address. */
import {
  EVENT_TYPE_TAGS,
  type EventTypeTag,
  PAST_EVENTS,
  type PastEvents,
  USUAL_PAST_EVENTS,
} from "@bandstand/domain/event-filters";
import {
  chosen,
  type ListSearch,
  readListSearch,
  type SortFields,
  tagParam,
} from "../../../records/kit/list-address.ts";
import type { EventSort } from "./sort-events.ts";

export interface EventSearch extends ListSearch<EventSort> {
  pastEvents?: PastEvents;
  /** Tags parted by points: `G.RH`. */
  types?: string;
}

export const EVENT_SORTS: SortFields<EventSort> = [
  { value: "date", label: "Date" },
  { value: "venue", label: "Venue" },
];

export const TYPES = tagParam<EventTypeTag>({
  tags: EVENT_TYPE_TAGS,
  usual: EVENT_TYPE_TAGS,
  separator: ".",
});

export function readEventSearch(raw: Record<string, unknown>): EventSearch {
  return chosen({
    ...readListSearch(raw, EVENT_SORTS),
    pastEvents: pastParam(
      PAST_EVENTS.find(({ key }) => key === raw["pastEvents"])?.key ?? USUAL_PAST_EVENTS,
    ),
    types: TYPES.read(raw["types"]),
  });
}

/** What the address says of it: nothing of what is usual. */
export function pastParam(past: PastEvents): PastEvents | undefined {
  return past === USUAL_PAST_EVENTS ? undefined : past;
}

/** None, then the last 60 days, then all, and none again. */
export function nextPast(past: PastEvents): PastEvents {
  const place = PAST_EVENTS.findIndex(({ key }) => key === past);
  return PAST_EVENTS[(place + 1) % PAST_EVENTS.length]?.key ?? USUAL_PAST_EVENTS;
}
