/** The orders that the set lists can be brought into. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import type { SortDirection } from "@bandstand/domain/sort-direction";
import { playedEvent } from "../../../records/setlists/setlist-events.ts";
import { groupOf, nextGig, SETLIST_GROUPS, type SetlistGroup } from "./setlist-groups.ts";
import { timingOf } from "../../../records/setlists/setlist-facts.ts";

export type SetlistSort = "name" | "gig" | "length" | "changed";

const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

/** By gig: as they are grouped, the next ones by day, those that no gig plays by name, the past ones the latest first. */
export function sortSetlists(
  rows: readonly SetlistRow[],
  { sort, direction, today }: { sort: SetlistSort; direction: SortDirection; today: string },
): SetlistRow[] {
  const next = nextGig(rows, today);
  const sign = direction === "asc" ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(one, other));

  function compare(one: SetlistRow, other: SetlistRow): number {
    switch (sort) {
      case "name":
        return alphabetical.compare(one.name, other.name);
      case "gig":
        return byGig(one, other);
      case "length":
        return timingOf(one).totalMinutes - timingOf(other).totalMinutes;
      case "changed":
        return one.updatedAt.localeCompare(other.updatedAt);
    }
  }

  function byGig(one: SetlistRow, other: SetlistRow): number {
    const group = groupOf(one, { today, next });
    const rank = (name: SetlistGroup) => SETLIST_GROUPS.indexOf(name);
    const between = rank(group) - rank(groupOf(other, { today, next }));
    if (between !== 0) return between;
    const days = dayOf(one).localeCompare(dayOf(other));
    const byDay = group === "Past" ? -days : days;
    return byDay === 0 ? alphabetical.compare(one.name, other.name) : byDay;
  }

  function dayOf({ Event, statusGroupTag }: SetlistRow): string {
    return statusGroupTag === "PM" ? "" : (playedEvent(Event, today)?.eventDate ?? "");
  }
}
