/** Times of a wall clock as moments, and moments as times of a wall clock. */
import type { WallTime } from "./event-times.ts";

const MINUTE_MS = 60_000;

/**
 * The moment at which clocks in an IANA time zone show it. Where clocks go back and show it twice, the first; a time that
 * they leave out going forward is as long after midnight as if they had not: what RFC 5545 says, in 3.3.5.
 * Throws a RangeError when the zone is unknown.
 */
export function momentOf(wall: WallTime, timeZone: string): Date {
  return new Date(instantOf(wall, shownIn(timeZone)));
}

/**
 * Times of a wall clock in an IANA time zone as ISO 8601 writes them with their distance from UTC: 2026-07-04T20:00+01:00. Made
 * once for many of them. Throws a RangeError when the zone is unknown.
 */
export function zonedTimes(timeZone: string): (wall: WallTime) => string {
  const shown = shownIn(timeZone);
  return (wall) => {
    const ahead = Math.round((asIfUtc(wall) - instantOf(wall, shown)) / MINUTE_MS);
    const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
    return `${wall.date}T${wall.time}${ahead < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
  };
}

/** What a clock in an IANA time zone shows at a moment. Made once for many of them. Throws a RangeError when the zone is unknown. */
export function wallClock(timeZone: string): (moment: Date) => WallTime {
  const shown = shownIn(timeZone);
  return (moment) => {
    const text = new Date(shown(moment.getTime())).toISOString();
    return { date: text.slice(0, 10), time: text.slice(11, 16) };
  };
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

const asIfUtc = ({ date, time }: WallTime): number => Date.parse(`${date}T${time}:00Z`);

function instantOf(wall: WallTime, shown: Shown): number {
  const asUtc = asIfUtc(wall);
  // The clock is off by as much as half a day before, and half a day after, a change lies between.
  const before = offsetAt(asUtc - 24 * 60 * MINUTE_MS, shown);
  const after = offsetAt(asUtc + 24 * 60 * MINUTE_MS, shown);
  const first = asUtc - before;
  if (before === after || offsetAt(first, shown) === before) return first;
  const second = asUtc - after;
  return offsetAt(second, shown) === after ? second : first;
}

/** Milliseconds by which clocks there are ahead of UTC. */
function offsetAt(instant: number, shown: Shown): number {
  return shown(instant) - Math.floor(instant / 1000) * 1000;
}

type Shown = (instant: number) => number;

/** What a clock there shows, as if it were one of UTC. */
function shownIn(timeZone: string): Shown {
  const format = new Intl.DateTimeFormat("en-GB-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    return Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
      part("second"),
    );
  };
}
