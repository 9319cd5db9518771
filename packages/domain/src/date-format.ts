/** Dates as they are shown. English names, whatever the machine's language; nothing for what is no date. */
import { parseDate } from "./calendar-date.ts";

export const MONTHS = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;

export const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** "Wed 10-Jun-2026": events and the band's formation. Takes `YYYY-MM-DD`. */
export function formatDateWithWeekday(date: string | null): string {
  const parsed = parseDate(date ?? "");
  return parsed ? `${WEEKDAYS[parsed.weekday]} ${formatDate(date)}` : "";
}

/** "10-Jun-2026". Takes `YYYY-MM-DD`. */
export function formatDate(date: string | null): string {
  const parsed = parseDate(date ?? "");
  if (!parsed) return "";
  return `${twoDigits(parsed.day)}-${MONTHS[parsed.month - 1]}-${String(parsed.year).padStart(4, "0")}`;
}

/** "10-Jun-26": followers and documents. Takes `YYYY-MM-DD`. */
export function formatShortDate(date: string | null): string {
  const long = formatDate(date);
  return long && `${long.slice(0, 7)}${long.slice(-2)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
