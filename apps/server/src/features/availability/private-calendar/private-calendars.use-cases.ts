/** A person says where their own calendar is. It is fetched by a job, whose outcome they see. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { PrivateCalendar, SavePrivateCalendar } from "@bandstand/contracts/private-calendar";
import {
  CALENDAR_ADDRESS_MESSAGES,
  CALENDAR_PROBLEMS,
  type CalendarProblem,
  calendarAddress,
  shownCalendarAddress,
} from "@bandstand/domain/private-calendar";
import type { ThrottleLimits } from "../../../config.ts";
import type { Database, PersonTransaction } from "../../../platform/database/transactions.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Throttle } from "../../../platform/throttle/throttle.ts";
import { fetchCalendarJob } from "./private-calendars.jobs.ts";
import {
  deleteCalendar,
  deleteRanges,
  findCalendar,
  type KeptCalendar,
  listRanges,
  lockCalendar,
  putCalendar,
  updateCalendar,
} from "./private-calendars.repository.ts";

export interface PrivateCalendarServices {
  database: Database;
  throttle: Throttle;
  limits: Pick<ThrottleLimits, "calendarsPerPerson">;
  config: { publicUrl: string | undefined };
  now: () => Date;
}

interface Told {
  calendar: PrivateCalendar | null;
}

const HOUR = 3600;

export function show({ database }: PrivateCalendarServices, { userId }: Caller): Promise<Told> {
  return database.person({ userId, readOnly: true }, async (tx) =>
    told(tx, await findCalendar(tx)),
  );
}

/** Days of the calendar before go at once. Throws `throttled`, and `invalid` for an address of our own. */
export async function save(
  services: PrivateCalendarServices,
  { userId }: Caller,
  { address: typed, timeZone }: SavePrivateCalendar,
): Promise<Told> {
  const { database, config, now } = services;
  const address = calendarAddress(typed);
  if (config.publicUrl !== undefined && new URL(address).host === new URL(config.publicUrl).host)
    throw invalidField("address", CALENDAR_ADDRESS_MESSAGES.own);
  await spend(services, userId);
  return database.person({ userId }, async (tx) => {
    const before = await lockCalendar(tx);
    if (before?.address !== address) await deleteRanges(tx);
    // Should its job be lost, the next round takes it up.
    const dueAt = new Date(now().getTime() + HOUR * 1000).toISOString();
    await putCalendar(tx, { address, timeZone, dueAt });
    return ask(tx);
  });
}

/** Throws `private_calendar_not_found` and `throttled`. */
export async function fetchNow(
  services: PrivateCalendarServices,
  { userId }: Caller,
): Promise<Told> {
  await spend(services, userId);
  return services.database.person({ userId }, async (tx) => {
    if (!(await lockCalendar(tx))) throw new Failure("private_calendar_not_found");
    await updateCalendar(tx, { isWaiting: true });
    return ask(tx);
  });
}

/** Throws `private_calendar_not_found`. */
export async function remove(
  { database }: PrivateCalendarServices,
  { userId }: Caller,
): Promise<void> {
  await database.person({ userId }, async (tx) => {
    if (!(await deleteCalendar(tx))) throw new Failure("private_calendar_not_found");
    await deleteRanges(tx);
  });
}

async function ask(tx: PersonTransaction): Promise<Told> {
  const { userId } = tx;
  await enqueue(tx, fetchCalendarJob, { userId }, { key: String(userId) });
  return told(tx, await findCalendar(tx));
}

/** Each time, somebody else's server is asked. */
async function spend({ throttle, limits }: PrivateCalendarServices, userId: number): Promise<void> {
  const bucket = `calendar:${userId}`;
  await throttle.spend([{ bucket, most: limits.calendarsPerPerson, windowSeconds: HOUR }]);
}

async function told(tx: PersonTransaction, calendar: KeptCalendar | undefined): Promise<Told> {
  if (!calendar) return { calendar: null };
  const { address, isWaiting, problem, fetchedAt } = calendar;
  return {
    calendar: {
      shownAddress: shownCalendarAddress(address),
      isWaiting,
      problem: isProblem(problem) ? problem : null,
      fetchedAt,
      ranges: await listRanges(tx),
    },
  };
}

function isProblem(text: string | null): text is CalendarProblem {
  return text !== null && text in CALENDAR_PROBLEMS;
}
