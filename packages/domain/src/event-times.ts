/** On which day each time of an event is: a gig of the evening may end on the day after. */
import { addDays } from "./calendar-date.ts";
import { EVENT_TIMES, type EventTimeField } from "./event-time-names.ts";

export type TimesOfEvent = {
  /** `YYYY-MM-DD`, the day on which it begins. */
  readonly eventDate: string;
  /** `HH:mm`, each. */
  readonly arriveTime: string | null;
  readonly soundCheckTime: string | null;
  readonly doorsOpenTime: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly doorsCloseTime: string | null;
};

/** A time of the wall clock where the event takes place. */
export type WallTime = { readonly date: string; readonly time: string };

export type NamedTime = WallTime & {
  readonly field: EventTimeField;
  /** "Doors" */
  readonly name: string;
};

/** Hours by which a beginning may be before the one that comes before it, and is of the same day: bands start before the doors open, too. */
const OUT_OF_ORDER_HOURS = 6;

/**
 * The times that are known, in their order. One that is earlier than the one before it is of the next day, for midnight lies
 * between them: an end always, a beginning where it is hours earlier.
 */
export function eventTimes(event: TimesOfEvent): NamedTime[] {
  const known: NamedTime[] = [];
  let date = event.eventDate;
  let before: string | null = null;
  for (const { field, name, ends } of EVENT_TIMES) {
    const time = event[field];
    if (time === null) continue;
    const back: number = before === null ? 0 : minutesOf(before) - minutesOf(time);
    if (back > (ends ? 0 : OUT_OF_ORDER_HOURS * 60)) date = addDays(date, 1);
    known.push({ field, name, date, time });
    before = time;
  }
  return known;
}

/**
 * From when to when it is in a calendar: the music, or what is known around it. `end` is null where no end after the
 * beginning is known, and all is null where no time is, which makes it an event of the whole day.
 */
export function eventSpan(event: TimesOfEvent): { begin: WallTime; end: WallTime | null } | null {
  const times = eventTimes(event);
  const of = (...fields: EventTimeField[]) =>
    fields.flatMap((field) => times.find((one) => one.field === field) ?? [])[0];
  const begin = of("startTime", "doorsOpenTime", "soundCheckTime", "arriveTime");
  const end = of("endTime", "doorsCloseTime");
  if (!begin) return end ? { begin: wall(end), end: null } : null;
  return { begin: wall(begin), end: end && isLater(end, begin) ? wall(end) : null };
}

const wall = ({ date, time }: WallTime): WallTime => ({ date, time });

function isLater(one: WallTime, other: WallTime): boolean {
  return `${one.date} ${one.time}` > `${other.date} ${other.time}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
