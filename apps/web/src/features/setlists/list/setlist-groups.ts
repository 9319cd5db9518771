/** Under what the set lists stand, those of the next gig first. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { playedEvent } from "../../../records/setlists/setlist-events.ts";

export const SETLIST_GROUPS = ["Next", "Later", "Drafts", "Permanent", "Past"] as const;

export type SetlistGroup = (typeof SETLIST_GROUPS)[number];

/** @param next the day of the next gig, null where none is to come */
export function groupOf(
  { statusGroupTag, Event }: Pick<SetlistRow, "statusGroupTag" | "Event">,
  { today, next }: { today: string; next: string | null },
): SetlistGroup {
  switch (statusGroupTag) {
    case "PL":
      return playedEvent(Event, today)?.eventDate === next ? "Next" : "Later";
    case "PR":
      return "Drafts";
    case "PM":
      return "Permanent";
    case "A":
      return "Past";
  }
}

/** The day of the next gig that any of them plays. */
export function nextGig(
  rows: readonly Pick<SetlistRow, "statusGroupTag" | "Event">[],
  today: string,
): string | null {
  const days = rows
    .filter(({ statusGroupTag }) => statusGroupTag === "PL")
    .flatMap(({ Event }) => playedEvent(Event, today)?.eventDate ?? []);
  return days.toSorted()[0] ?? null;
}
