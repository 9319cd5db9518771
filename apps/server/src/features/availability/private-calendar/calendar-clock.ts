/** What a person's own clock shows at the times of a calendar, which each entry writes in its own way. */
import type { WallTime } from "@bandstand/domain/event-times";
import { isTimeZone } from "@bandstand/domain/time-zone";
import { momentOf, wallClock } from "@bandstand/domain/zoned-time";
import type ICAL from "ical.js";

export interface CalendarClock {
  /** @param zone what the property says that the time was written with */
  shown(time: ICAL.Time, zone: string | null): WallTime;
}

/** @param timeZone where the person lives */
export function calendarClock(timeZone: string): CalendarClock {
  const shownAt = wallClock(timeZone);
  return {
    shown(time, zone) {
      const written = { date: dateOf(time), time: `${two(time.hour)}:${two(time.minute)}` };
      // The file says how clocks go there, or it is a time of UTC.
      if (!isFloating(time)) return shownAt(time.toJSDate());
      if (zone !== null && isTimeZone(zone)) return shownAt(momentOf(written, zone));
      // A time of no zone is one of wherever the person is.
      return written;
    },
  };
}

/** `YYYY-MM-DD` */
export function dateOf({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

function isFloating(time: ICAL.Time): boolean {
  return time.zone?.tzid === "floating";
}

const two = (number: number) => String(number).padStart(2, "0");
