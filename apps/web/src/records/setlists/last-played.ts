/** When each song was played last, as the set lists of past gigs tell. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { isPast } from "@bandstand/domain/event-visibility";
import { eventsThatPlay } from "./setlist-events.ts";

/** @returns the days (`YYYY-MM-DD`) by the songs' ids; songs that no gig has played are not in it */
export function lastPlayed(
  setlists: readonly Pick<SetlistRow, "Event" | "songs">[],
  today: string,
): ReadonlyMap<number, string> {
  const days = new Map<number, string>();
  for (const { Event, songs } of setlists) {
    const gig = eventsThatPlay(Event).findLast(({ eventDate }) => isPast(eventDate, today));
    if (!gig) continue;
    for (const { songId } of songs) {
      const known = days.get(songId);
      if (known === undefined || known < gig.eventDate) days.set(songId, gig.eventDate);
    }
  }
  return days;
}
