/** Asks a person's calendar on which days they are busy. What else it says is neither kept nor told. */
import { calendarWindow } from "@bandstand/domain/busy-days";
import { dateInTimeZone } from "@bandstand/domain/calendar-date";
import { OutwardError } from "../../../platform/outward/outward-error.ts";
import type { Outward } from "../../../platform/outward/outward.ts";
import { LimitReached } from "../../../platform/workers/thread.ts";
import type { Workers } from "../../../platform/workers/workers.ts";
import type { KeptCalendar, Outcome } from "./private-calendars.repository.ts";
import { readCalendarTask } from "./read-calendar.task.ts";

export interface FetchServices {
  outward: Outward;
  workers: Workers;
  now: () => Date;
}

/** Bytes: twenty years of a busy person. */
const MOST = 10 * 1024 * 1024;
/** Days after which it is read anew though it is the same: what repeats in it goes on. */
const READ_ANEW = 7;
const DAY_MS = 24 * 3600 * 1000;

/** Throws the signal's reason. */
export async function fetchCalendar(
  { outward, workers, now }: FetchServices,
  calendar: KeptCalendar,
  signal: AbortSignal,
): Promise<Outcome> {
  const { userId, address, timeZone, readAt } = calendar;
  const isRead = readAt !== null && Date.parse(readAt) > now().getTime() - READ_ANEW * DAY_MS;
  const known = isRead && { etag: calendar.etag, lastModified: calendar.lastModified };
  try {
    const { body, etag, lastModified } = await outward.get(address, {
      ...known,
      most: MOST,
      signal,
    });
    const fetchedAt = now().toISOString();
    if (body === null) return { problem: null, about: { fetchedAt }, ranges: null };
    const order = {
      text: body.toString("utf8"),
      window: calendarWindow(dateInTimeZone(now(), timeZone)),
      timeZone,
    };
    const read = await workers.with(readCalendarTask, { owner: userId, signal }, (ask) =>
      ask(order),
    );
    if ("isTooMuch" in read) return { problem: "too_many" };
    if (read.ranges === null) return { problem: "not_a_calendar" };
    const about = { fetchedAt, readAt: fetchedAt, etag, lastModified };
    return { problem: null, about, ranges: read.ranges };
  } catch (error) {
    if (error instanceof OutwardError) return { problem: error.problem };
    if (error instanceof LimitReached) return { problem: "too_many" };
    throw error;
  }
}
