/** Dates and times as a person types them. */
import { isDate } from "./calendar-date.ts";
import { MONTHS } from "./date-format.ts";

const DAY_MONTH_YEAR = /^(\d{1,2})[-/](\d{1,2}|[a-z]{3})(?:[-/](\d{4}|\d{2}))?$/i;
const TIME = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/;

export type DateInputRule = {
  /** For a date without a year. */
  readonly currentYear: number;
  /** The first date that is taken (`YYYY-MM-DD`), where only coming ones are. */
  readonly earliest?: string;
};

/**
 * `YYYY-MM-DD` from day, month and perhaps year with - or / between them; null, which clears the input, for anything
 * else. The month may be its English short name, as dates are shown. A year of two digits is one of this century.
 */
export function parseDateInput(text: string, rule: DateInputRule): string | null {
  const match = DAY_MONTH_YEAR.exec(text.trim());
  if (!match) return null;
  const [, day = "", month = "", year = String(rule.currentYear)] = match;
  const date = [
    year.length === 2 ? `20${year}` : year.padStart(4, "0"),
    monthNumber(month),
    day.padStart(2, "0"),
  ].join("-");
  if (!isDate(date)) return null;
  return rule.earliest !== undefined && date < rule.earliest ? null : date;
}

/** `HH:mm` of the 24-hour clock, typed with a colon, a full stop or nothing between; null, which clears the input, for anything else. */
export function parseTimeInput(text: string): string | null {
  const match = TIME.exec(text.trim());
  return match ? `${match[1]?.padStart(2, "0")}:${match[2]}` : null;
}

function monthNumber(month: string): string {
  const named = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase());
  return (named < 0 ? month : String(named + 1)).padStart(2, "0");
}
