/** The days of a month and who is away on them: the same until one of them changes, or all days were drawn again. */
import type { EventMember } from "@bandstand/contracts/availability";
import { unavailableOn } from "@bandstand/domain/blocked-dates";
import { monthWeeks } from "@bandstand/domain/month-weeks";

/** `YYYY-MM-DD`, whole weeks. */
export function useMonthDays(month: string): readonly string[] {
  "use memo"; // As it calls no hook, the compiler would pass over it.
  return monthWeeks(month).flat();
}

/** By the day, the nicknames of those who are not available, where there is anybody. */
export function useAwayByDay(
  members: readonly EventMember[],
  days: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  "use memo"; // As it calls no hook, the compiler would pass over it.
  return Object.fromEntries(
    days
      .map((date) => [date, unavailableOn(members, date).map(({ nickname }) => nickname)] as const)
      .filter(([, nicknames]) => nicknames.length > 0),
  );
}
