/** The address of a person's own calendar, which is asked for the days on which they are busy and for nothing else. */

export const CALENDAR_ADDRESS_MAX = 2000;

export const CALENDAR_ADDRESS_MESSAGES = {
  none: "Please enter the address of a calendar (https://…)",
  withPassword:
    "An address with a name and a password in it is not taken. Use the calendar's secret address.",
  own: "This is Bandstand's own calendar of you, which says what your bands know already",
} as const;

export const CALENDAR_PROBLEM_KEYS = [
  "refused",
  "unreachable",
  "too_slow",
  "too_large",
  "too_many",
  "moved_too_often",
  "needs_sign_in",
  "missing",
  "failed",
  "not_a_calendar",
] as const;

export type CalendarProblem = (typeof CALENDAR_PROBLEM_KEYS)[number];

/** Why the last try brought nothing, in words for the person whose calendar it is. */
export const CALENDAR_PROBLEMS: Readonly<Record<CalendarProblem, string>> = {
  refused:
    "This address is not asked: it has to begin with https:// and lie outside the server’s own network.",
  unreachable: "Nothing answers at this address.",
  too_slow: "The calendar takes too long to come.",
  too_large: "The calendar is larger than 10 MB.",
  too_many: "The calendar has more entries than can be read.",
  moved_too_often: "The address only leads on to others.",
  needs_sign_in: "The address wants somebody to sign in. Use the calendar’s secret address.",
  missing: "There is no calendar at this address.",
  failed: "The address answers with an error.",
  not_a_calendar: "What is at this address is no calendar.",
};

const HOURS_BETWEEN = 6;
const LONGEST_HOURS = 24;

/** Hours until it is asked again. @param failures in a row; 0 after a success */
export function hoursUntilNext(failures: number): number {
  return failures === 0 ? HOURS_BETWEEN : Math.min(LONGEST_HOURS, 2 ** Math.min(failures - 1, 10));
}

/** What is wrong with an address as it was typed; null where nothing is. */
export function calendarAddressProblem(text: string): string | null {
  const url = URL.parse(withScheme(text));
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    return CALENDAR_ADDRESS_MESSAGES.none;
  if (url.username !== "" || url.password !== "") return CALENDAR_ADDRESS_MESSAGES.withPassword;
  return null;
}

/** As it is asked. Takes what has no problem. */
export function calendarAddress(text: string): string {
  const url = new URL(withScheme(text));
  url.hash = "";
  return url.href;
}

/** Calendar programs write the scheme of their own, which stands for https. */
function withScheme(text: string): string {
  return text.trim().replace(/^webcals?:/i, "https:");
}

const SHOWN_LETTERS = 4;
/** Of a shorter secret, a few letters would be too many. */
const LONG_ENOUGH = 12;

/** Enough to know it again by, and too little to use: where it lies, and how the last long part of it ends. */
export function shownCalendarAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  const secret = (pathname + search)
    .split(/[/?&=]/)
    .map((part) => part.replace(/\.ics$/i, ""))
    .findLast(({ length }) => length >= LONG_ENOUGH);
  return `${host}/…${secret?.slice(-SHOWN_LETTERS) ?? ""}`;
}
