/** Days of the calendar as `YYYY-MM-DD`, without a clock and without a time zone of their own. */

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

export type CalendarDate = {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
};

/** Null when the text is no date, or one that the calendar does not have. */
export function parseDate(date: string): CalendarDate | null {
  const match = ISO_DATE.exec(date);
  if (!match) return null;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  const instant = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  instant.setUTCFullYear(year, month - 1, day);
  if (instant.getUTCMonth() !== month - 1 || instant.getUTCDate() !== day) return null;
  return { year, month, day, weekday: instant.getUTCDay() };
}

export function isDate(date: string): boolean {
  return parseDate(date) !== null;
}

/** Whole days from one date to the other, negative when the other is earlier; NaN when either is no date. */
export function daysBetween(from: string, to: string): number {
  if (!isDate(from) || !isDate(to)) return NaN;
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The date so many days later, or earlier when negative. Throws a RangeError when `date` is no date. */
export function addDays(date: string, days: number): string {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day that it is at this instant in an IANA time zone. Throws a RangeError when the zone is unknown. */
export function dateInTimeZone(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}
