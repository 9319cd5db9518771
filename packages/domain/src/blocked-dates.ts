/** Days on which a person is not available, whichever of their bands asks. */
import { daysBetween } from "./calendar-date.ts";

/** Of one person, at any time: a date a week for four years. */
export const MOST_BLOCKED_DATES = 200;

const LONGEST_DAYS = 366;

export const BLOCKED_DATE_MESSAGES = {
  endsBefore: "The last day is before the first",
  tooLong: "A year at most",
  tooMany: `${MOST_BLOCKED_DATES} at most. Delete some that are over.`,
} as const;

export type DayRange = {
  /** `YYYY-MM-DD`; both days belong to it. */
  readonly firstDay: string;
  readonly lastDay: string;
};

export function isWithin({ firstDay, lastDay }: DayRange, day: string): boolean {
  return firstDay <= day && day <= lastDay;
}

/** What is wrong with a range; null where nothing is. */
export function rangeProblem({ firstDay, lastDay }: DayRange): string | null {
  const days = daysBetween(firstDay, lastDay);
  if (days < 0) return BLOCKED_DATE_MESSAGES.endsBefore;
  return days >= LONGEST_DAYS ? BLOCKED_DATE_MESSAGES.tooLong : null;
}

/** Those who are not available on a day. */
export function unavailableOn<Member extends { readonly unavailable: readonly DayRange[] }>(
  members: readonly Member[],
  day: string,
): Member[] {
  return members.filter(({ unavailable }) => unavailable.some((range) => isWithin(range, day)));
}

/** "Joss is not available", "Joss and Ana are not available"; null for nobody. */
export function unavailableWords(nicknames: readonly string[]): string | null {
  const last = nicknames.at(-1);
  if (last === undefined) return null;
  if (nicknames.length === 1) return `${last} is not available`;
  return `${nicknames.slice(0, -1).join(", ")} and ${last} are not available`;
}
