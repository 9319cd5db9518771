/** A month as a wall calendar shows it. */
import { addDays } from "./calendar-date.ts";
import { mondayOf } from "./coming-weeks.ts";

const DAYS = 7;

/** `YYYY-MM` of a day. */
export function monthOfDay(date: string): string {
  return date.slice(0, 7);
}

/** The weeks that have a day of the month (`YYYY-MM`), each whole and from its Monday, as `YYYY-MM-DD`. */
export function monthWeeks(month: string): string[][] {
  const weeks: string[][] = [];
  let monday = mondayOf(`${month}-01`);
  const next = `${addMonths(month, 1)}-01`;
  while (monday < next) {
    const first = monday;
    weeks.push(Array.from({ length: DAYS }, (_, day) => addDays(first, day)));
    monday = addDays(monday, DAYS);
  }
  return weeks;
}

/** The month so many later, or earlier when negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

const NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "December 2026" */
export function monthName(month: string): string {
  const [year = "", number = ""] = month.split("-");
  return `${NAMES[Number(number) - 1] ?? ""} ${year}`;
}
