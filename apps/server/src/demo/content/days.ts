/** Days as people plan them: "the Saturday in about a week", counted from today. */
import { addDays, parseDate } from "@bandstand/domain/calendar-date";

/** As JavaScript counts them, from 0. */
export const WEEKDAYS = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The first such weekday at least `days` after `today` (`YYYY-MM-DD`); negative days lie in the past. */
export function weekdayFrom(today: string, days: number, weekday: Weekday): string {
  const earliest = addDays(today, days);
  const ahead = (WEEKDAYS.indexOf(weekday) - (parseDate(earliest)?.weekday ?? 0) + 7) % 7;
  return addDays(earliest, ahead);
}
