/** A day as people speak of it: how far off it is first, then which it is. English, whatever the machine's language. */
import { daysBetween, parseDate } from "./calendar-date.ts";
import { MONTHS, WEEKDAYS } from "./date-format.ts";
import { formatDays } from "./days-format.ts";

/** "Today", "Tomorrow", "In 6 days", "In 3 weeks"; "Yesterday", "6 days ago". Takes `YYYY-MM-DD`; nothing for what is no date. */
export function dayFromToday(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (Number.isNaN(days)) return "";
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  if (days === -1) return "Yesterday";
  return days > 0 ? `In ${formatDays(days)}` : `${formatDays(-days)} ago`;
}

/** "Sat 28 Nov"; of another year than today's "Sat 2 Jan 2027". Takes `YYYY-MM-DD`; nothing for what is no date. */
export function dayOfYear(date: string, today: string): string {
  const day = parseDate(date);
  if (!day) return "";
  const words = `${WEEKDAYS[day.weekday]} ${day.day} ${MONTHS[day.month - 1]}`;
  return day.year === parseDate(today)?.year ? words : `${words} ${day.year}`;
}
