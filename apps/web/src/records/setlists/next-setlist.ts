/** Which set list the band plays next. Pure. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { isPast } from "@bandstand/domain/event-visibility";
import type { StatusGroupTag } from "@bandstand/domain/setlist-status";
import { playedEvent } from "./setlist-events.ts";

export interface NextSetlist {
  setlist: SetlistRow;
  /** Undefined where none plays it yet, and for who may not read events. */
  event: SetlistRow["Event"][number] | undefined;
}

/** Before those that are always there come those that are planned or made for something. */
const ORDER: readonly StatusGroupTag[] = ["PL", "PR", "PM"];

/** The one of the next event; with none to come, the one that was worked on last. Null where all were played. */
export function nextSetlist(setlists: readonly SetlistRow[], today: string): NextSetlist | null {
  const [first] = setlists
    .filter(({ statusGroupTag }) => ORDER.includes(statusGroupTag))
    .map((setlist) => ({ setlist, event: eventToCome(setlist, today) }))
    .toSorted(
      (one, other) =>
        dateOf(one).localeCompare(dateOf(other)) ||
        rankOf(one) - rankOf(other) ||
        other.setlist.updatedAt.localeCompare(one.setlist.updatedAt),
    );
  return first ?? null;
}

function eventToCome({ Event }: SetlistRow, today: string): NextSetlist["event"] {
  const event = playedEvent(Event, today);
  return event && !isPast(event.eventDate, today) ? event : undefined;
}

/** Behind every date where there is none. */
const dateOf = ({ event }: NextSetlist): string => event?.eventDate ?? "9999-99-99";

const rankOf = ({ setlist }: NextSetlist): number => ORDER.indexOf(setlist.statusGroupTag);
