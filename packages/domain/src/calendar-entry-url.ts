/** The address at which a calendar service offers an event to be added. */
import { addDays } from "./calendar-date.ts";
import { eventSpan, type TimesOfEvent, type WallTime } from "./event-times.ts";

interface CalendarEntry {
  title: string;
  /** Empty where it is not known. */
  place: string;
  times: TimesOfEvent;
  /** Of the clock that the times are read from; null where that is not known, and the reader's is taken. */
  timeZone: string | null;
}

/** An entry of one hour from when it begins; of the whole day as long as no time is known. */
export function calendarEntryUrl({ title, place, times, timeZone }: CalendarEntry): string {
  const begin = eventSpan(times)?.begin;
  const [from, to] = begin
    ? [begin, anHourAfter(begin)].map(({ date, time }) => `${packed(date)}T${packed(time)}00`)
    : [packed(times.eventDate), packed(addDays(times.eventDate, 1))];
  const query = new URLSearchParams({ action: "TEMPLATE", text: title, dates: `${from}/${to}` });
  if (place !== "") query.set("location", place);
  if (timeZone !== null && begin) query.set("ctz", timeZone);
  return `https://calendar.google.com/calendar/render?${query}`;
}

function anHourAfter({ date, time }: WallTime): WallTime {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour < 24
    ? { date, time: `${String(hour).padStart(2, "0")}${time.slice(2)}` }
    : { date: addDays(date, 1), time: `00${time.slice(2)}` };
}

/** `2026-11-28` and `20:45` without what parts them. */
function packed(text: string): string {
  return text.replaceAll(/[-:]/g, "");
}
