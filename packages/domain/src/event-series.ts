/** Events that come again every so many weeks: each is an event of its own, and they know of one another. */
import { addDays } from "./calendar-date.ts";

export interface Repetition {
  readonly everyWeeks: number;
  /** How often it comes again, the event itself aside. */
  readonly times: number;
}

/** As far ahead as a year of weeks. */
export const MOST_WEEKS = 52;
export const MOST_TIMES = 52;

const DAYS_A_WEEK = 7;

/** `YYYY-MM-DD`, in order: the days of the events that follow. */
export function seriesDates(first: string, { everyWeeks, times }: Repetition): string[] {
  return Array.from({ length: times }, (_, index) =>
    addDays(first, (index + 1) * everyWeeks * DAYS_A_WEEK),
  );
}
