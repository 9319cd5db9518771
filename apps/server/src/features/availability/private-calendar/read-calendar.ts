/** When the entries of a calendar's file keep a person from something else, by iCalendar (RFC 5545). */
import type { DayRange } from "@bandstand/domain/blocked-dates";
import { type BusySpan, busyRanges } from "@bandstand/domain/busy-days";
import { addDays } from "@bandstand/domain/calendar-date";
import ICAL from "ical.js";
import { calendarClock, type CalendarClock, dateOf } from "./calendar-clock.ts";
import { readParts } from "./calendar-parts.ts";

/** More than anybody has; what has more is no calendar of a person. */
const MOST_ENTRIES = 50_000;
/** Occurrences of what repeats, since it began: ten things a day for fifty years. */
const MOST_OCCURRENCES = 200_000;

export class TooManyEntries extends Error {
  override readonly name = "TooManyEntries";
}

interface Order {
  readonly window: DayRange;
  /** Where the person lives. */
  readonly timeZone: string;
}

/** Null where the text is no calendar. Throws `TooManyEntries`. */
export function readCalendar(text: string, { window, timeZone }: Order): DayRange[] | null {
  const calendar = readParts(text);
  if (!calendar) return null;
  return busyRanges(spansOf(calendar, window, calendarClock(timeZone)), window);
}

function* spansOf(
  calendar: ICAL.Component,
  window: DayRange,
  clock: CalendarClock,
): Generator<BusySpan> {
  const entries = calendar.getAllSubcomponents("vevent");
  if (entries.length > MOST_ENTRIES) throw new TooManyEntries();
  let left = MOST_OCCURRENCES;
  const count = () => {
    left -= 1;
    if (left < 0) throw new TooManyEntries();
  };
  const begun = (entry: ICAL.Component) => entry.hasProperty("dtstart");
  for (const series of Map.groupBy(entries.filter(begun), nameOf).values()) {
    const changes = series.filter((entry) => entry.hasProperty("recurrence-id"));
    const goesOn = changes.filter((entry) => new ICAL.Event(entry).modifiesFuture());
    const changed = { once: changes.filter((entry) => !goesOn.includes(entry)), goesOn };
    for (const entry of series) {
      // One that cannot be read says nothing; the others do.
      const found = attempt(() => [...occurrences(entry, { changed, window, clock, count })]);
      yield* found;
    }
  }
  for (const entry of calendar.getAllSubcomponents("vfreebusy"))
    yield* attempt(() => [...busyPeriods(entry, clock)]);
}

function attempt(work: () => BusySpan[]): BusySpan[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooManyEntries) throw error;
    return [];
  }
}

interface Reading {
  /** What was changed of the same series: single occurrences, and from one on all that follow. */
  readonly changed: Record<"once" | "goesOn", ICAL.Component[]>;
  readonly window: DayRange;
  readonly clock: CalendarClock;
  /** Called for each. */
  readonly count: () => void;
}

function* occurrences(entry: ICAL.Component, reading: Reading): Generator<BusySpan> {
  const { changed, window, clock, count } = reading;
  const isChange = entry.hasProperty("recurrence-id");
  // What is changed from some day on is met with its series.
  if (changed.goesOn.includes(entry)) return;
  const event = new ICAL.Event(entry, { exceptions: isChange ? [] : changed.goesOn });
  if (isChange || !event.isRecurring()) {
    const { startDate, endDate } = event;
    if (isBusy(entry) && inWindow(startDate, endDate, window))
      yield span(startDate, endDate, entry, clock);
    return;
  }
  const written = zoneOf(entry, "dtstart");
  // Days that the library leaves out are told once more: it misses one that follows another which never was.
  const left = new Set([
    ...datesOf(entry, "exdate", clock),
    ...changed.once.flatMap((one) => datesOf(one, "recurrence-id", clock)),
  ]);
  const [from, to] = [addDays(window.firstDay, -1 - lengthOf(event)), addDays(window.lastDay, 1)];
  if (isOver(entry, from)) return;
  const steps = event.iterator();
  for (let next = steps.next(); next; next = steps.next()) {
    count();
    const day = dateOf(next);
    if (day > to) return;
    // The rest of the work is for what may be met; what was long ago is only counted.
    if (day < from) continue;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    if (!isBusy(item.component) || !inWindow(startDate, endDate, window)) continue;
    if (marks(next, written, clock).some((mark) => left.has(mark))) continue;
    yield span(startDate, endDate, item.component, clock);
  }
}

/** Whether all that repeats ended before that day: most of what a calendar has gathered over the years. */
function isOver(entry: ICAL.Component, day: string): boolean {
  const rules = entry.getAllProperties("rrule").map((property) => property.getFirstValue());
  return (
    !entry.hasProperty("rdate") &&
    rules.every((rule) => rule instanceof ICAL.Recur && rule.until && dateOf(rule.until) < day)
  );
}

/** Days, rounded up. */
function lengthOf(event: ICAL.Event): number {
  return Math.ceil(Math.max(0, event.duration.toSeconds()) / (24 * 3600));
}

/** Whether any of it lies in the window, roughly: clocks are not looked at yet, which takes longest. */
function inWindow(begin: ICAL.Time, end: ICAL.Time, window: DayRange): boolean {
  return dateOf(begin) <= addDays(window.lastDay, 1) && dateOf(end) >= addDays(window.firstDay, -1);
}

function span(
  begin: ICAL.Time,
  end: ICAL.Time,
  of: ICAL.Component,
  clock: CalendarClock,
): BusySpan {
  if (begin.isDate) {
    const firstDay = dateOf(begin);
    // The end is the day after; some programs write the day itself.
    const lastDay = addDays(dateOf(end), -1);
    return { firstDay, lastDay: lastDay < firstDay ? firstDay : lastDay };
  }
  const zone = zoneOf(of, "dtstart");
  const endZone = of.hasProperty("dtend") ? zoneOf(of, "dtend") : zone;
  return { begin: clock.shown(begin, zone), end: clock.shown(end, endZone) };
}

/** Whether it takes time at all: people note birthdays and trains of others, too. */
function isBusy(entry: ICAL.Component): boolean {
  return (
    textOf(entry, "status") !== "CANCELLED" &&
    textOf(entry, "transp") !== "TRANSPARENT" &&
    textOf(entry, "x-microsoft-cdo-busystatus") !== "FREE"
  );
}

function* busyPeriods(entry: ICAL.Component, clock: CalendarClock): Generator<BusySpan> {
  for (const property of entry.getAllProperties("freebusy")) {
    if (String(property.getParameter("fbtype") ?? "BUSY").toUpperCase() === "FREE") continue;
    for (const period of property.getValues())
      if (period instanceof ICAL.Period)
        yield { begin: clock.shown(period.start, null), end: clock.shown(period.getEnd(), null) };
  }
}

/** What an occurrence is told by: its day, and its time where it has one. */
function marks(time: ICAL.Time, zone: string | null, clock: CalendarClock): string[] {
  if (time.isDate) return [dateOf(time)];
  const shown = clock.shown(time, zone);
  return [dateOf(time), `${shown.date} ${shown.time}`];
}

/** Those that a property names: a time is that one alone, a day is whatever begins on it. */
function datesOf(entry: ICAL.Component, name: string, clock: CalendarClock): string[] {
  return entry.getAllProperties(name).flatMap((property) => {
    const zone = zoneOfProperty(property);
    return property
      .getValues()
      .flatMap((value) =>
        value instanceof ICAL.Time ? (marks(value, zone, clock).at(-1) ?? []) : [],
      );
  });
}

function zoneOf(entry: ICAL.Component, name: string): string | null {
  return zoneOfProperty(entry.getFirstProperty(name));
}

function zoneOfProperty(property: ICAL.Property | null): string | null {
  const zone = property?.getParameter("tzid");
  return typeof zone === "string" ? zone : null;
}

function nameOf(entry: ICAL.Component): string | ICAL.Component {
  return textOf(entry, "uid") ?? entry;
}

function textOf(entry: ICAL.Component, name: string): string | null {
  const value = entry.getFirstPropertyValue(name);
  return typeof value === "string" ? (name === "uid" ? value : value.toUpperCase()) : null;
}
