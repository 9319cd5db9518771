/** A moment by the clock of the reader. */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";

/** "Fri 20-Nov-2026 at 13:30" */
export function formatMoment(at: Date): string {
  return `${formatDateWithWeekday(dayOf(at))} at ${clockOf(at)}`;
}

/** "13:30", with its day where that is another one than today's. */
export function formatRecent(at: Date, now: Date): string {
  return dayOf(at) === dayOf(now) ? clockOf(at) : formatMoment(at);
}

const two = (number: number) => String(number).padStart(2, "0");

const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const clockOf = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`;
