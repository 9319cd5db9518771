/** What stands in the picture of the coming weeks. Pure. */
import { parseDate } from "@bandstand/domain/calendar-date";
import { MONTHS, WEEKDAYS } from "@bandstand/domain/date-format";

/** "23 Nov" of the week's Monday. */
export function weekLabel(monday: string): string {
  const day = parseDate(monday);
  return day ? `${day.day} ${MONTHS[day.month - 1]}` : "";
}

/** "Sat 28" */
export function dayInWeek(date: string): string {
  const day = parseDate(date);
  return day ? `${WEEKDAYS[day.weekday]} ${day.day}` : "";
}
