/** What happened to a record, in a few words. */
import type { RecentChange } from "@bandstand/contracts/recent-changes";
import { dayFromToday } from "@bandstand/domain/day-words";
import { localDate } from "../../../lib/local-date.ts";

const WHAT: Readonly<Record<RecentChange["kind"], Readonly<Record<RecentChange["how"], string>>>> =
  {
    song: { added: "New song", recorded: "New recording", changed: "Song changed" },
    setlist: { added: "New set list", recorded: "Recorded", changed: "Set list changed" },
  };

/** "New recording · Joss · 2 days ago" */
export function changeWords(
  { kind, how, changedAt, changedBy }: RecentChange,
  today: string,
): string {
  const day = dayFromToday(localDate(new Date(changedAt)), today);
  return [WHAT[kind][how], changedBy, day.toLowerCase()].filter(Boolean).join(" · ");
}
