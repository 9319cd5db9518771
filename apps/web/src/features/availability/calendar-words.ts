/** How fetching a calendar went: "23 busy days in the coming year. Last fetched: 14:05.". */
import type { PrivateCalendar } from "@bandstand/contracts/private-calendar";
import { busyDaysOfYear } from "@bandstand/domain/busy-days";
import { formatRecent } from "../../ui/edit-session/format-moment.ts";

type Calendar = Pick<PrivateCalendar, "isWaiting" | "problem" | "fetchedAt" | "ranges">;

export function calendarWords(
  { isWaiting, problem, fetchedAt, ranges }: Calendar,
  { today, now }: { today: string; now: Date },
): string {
  if (isWaiting) return "Your calendar is being fetched…";
  // The problem is said, and there are no days from before.
  if (fetchedAt === null) return "It is tried again by itself.";
  const days = busyDaysOfYear(ranges, today);
  const found = days === 0 ? "No busy days" : days === 1 ? "One busy day" : `${days} busy days`;
  const when = formatRecent(new Date(fetchedAt), now);
  const said = `${found} in the coming year. Last fetched: ${when}.`;
  return problem === null ? said : `${said} It is tried again by itself.`;
}
