/** The orders that the set lists can be brought into. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { isPast } from "@bandstand/domain/event-visibility";
import type { SortDirection } from "@bandstand/domain/sort-direction";
import { playedEvent } from "../../../records/setlists/setlist-events.ts";
import { timingOf } from "../../../records/setlists/setlist-facts.ts";

export type SetlistSort = "name" | "gig" | "length" | "changed";

const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

/** By gig: the next one first, then what no event plays, then what was played, the latest first. */
export function sortSetlists(
  rows: readonly SetlistRow[],
  { sort, direction, today }: { sort: SetlistSort; direction: SortDirection; today: string },
): SetlistRow[] {
  const sign = direction === "asc" ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(one, other));

  function compare(one: SetlistRow, other: SetlistRow): number {
    switch (sort) {
      case "name":
        return alphabetical.compare(one.name, other.name);
      case "gig":
        return daysOff(one) - daysOff(other);
      case "length":
        return timingOf(one).totalMinutes - timingOf(other).totalMinutes;
      case "changed":
        return one.updatedAt.localeCompare(other.updatedAt);
    }
  }

  function daysOff({ Event }: SetlistRow): number {
    const event = playedEvent(Event, today);
    if (!event) return Number.MAX_SAFE_INTEGER / 2;
    const time = Date.parse(event.eventDate);
    return isPast(event.eventDate, today) ? Number.MAX_SAFE_INTEGER - time : time;
  }
}
