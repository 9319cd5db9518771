/** Days in words: "Sun 1 Aug – Sat 14 Aug". */
import type { DayRange } from "@bandstand/domain/blocked-dates";
import { dayOfYear } from "@bandstand/domain/day-words";

export function rangeWords({ firstDay, lastDay }: DayRange, today: string): string {
  const first = dayOfYear(firstDay, today);
  return firstDay === lastDay ? first : `${first} – ${dayOfYear(lastDay, today)}`;
}
