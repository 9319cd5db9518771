/** Days as people plan them: "the Saturday in about a week", counted from today. */
import { addDays, parseDate } from "@bandstand/domain/calendar-date";

export const WEEKDAYS = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
} as const;

export type Weekday = keyof typeof WEEKDAYS;

/** The first such weekday at least `days` after `today` (`YYYY-MM-DD`); negative days lie in the past. */
export function weekdayFrom(today: string, days: number, weekday: Weekday): string {
  const earliest = addDays(today, days);
  const ahead = (WEEKDAYS[weekday] - (parseDate(earliest)?.weekday ?? 0) + 7) % 7;
  return addDays(earliest, ahead);
}
