/** Calendars are fetched when somebody asks for it, and of themselves every few hours. */
import { hoursUntilNext } from "@bandstand/domain/private-calendar";
import * as z from "zod/mini";
import type { Database } from "../../../platform/database/transactions.ts";
import { enqueueEach } from "../../../platform/jobs/enqueue.ts";
import { defineJob, job, type Job } from "../../../platform/jobs/job.ts";
import { fetchCalendar, type FetchServices } from "./fetch-calendar.ts";
import {
  findCalendar,
  type KeptCalendar,
  lockCalendar,
  type Outcome,
  replaceRanges,
  takeDue,
  updateCalendar,
} from "./private-calendars.repository.ts";

/** A server that stops leaves it to another, once or twice. The address lies in no queue. */
export const fetchCalendarJob = defineJob("fetch-calendar", z.object({ userId: z.number() }), {
  attempts: 3,
  lane: "calling",
});

export const refreshCalendars = defineJob("refresh-calendars", z.object({}), { attempts: 1 });

const EVERY_TEN_MINUTES = "7,17,27,37,47,57 * * * *";
const HOUR_MS = 3600 * 1000;

export interface PrivateCalendarJobServices extends FetchServices {
  database: Database;
}

export function privateCalendarJobs(services: PrivateCalendarJobServices): Job[] {
  const { database } = services;
  return [
    job(fetchCalendarJob, async ({ userId }, { signal, log }) => {
      const calendar = await database.person({ userId, readOnly: true }, findCalendar);
      if (!calendar) return;
      const outcome = await fetchCalendar(services, calendar, signal);
      if (outcome.problem !== null)
        log.info({ problem: outcome.problem }, "a calendar was not read");
      await keep(services, calendar, outcome);
    }),
    job(refreshCalendars, () => refresh(services), EVERY_TEN_MINUTES),
  ];
}

/** Takes and enqueues in one transaction: none is asked twice, none is left out. */
export async function refresh({
  database,
  now,
}: Pick<PrivateCalendarJobServices, "database" | "now">): Promise<void> {
  await database.system(async (tx) => enqueueEach(tx, fetchCalendarJob, await takeDue(tx, now())));
}

/** Days that came before stay where it could not be read. Nothing, where the person has another calendar by now, or none. */
async function keep(
  { database, now }: PrivateCalendarJobServices,
  { userId, address, timeZone }: KeptCalendar,
  outcome: Outcome,
): Promise<void> {
  await database.person({ userId }, async (tx) => {
    const calendar = await lockCalendar(tx);
    if (calendar?.address !== address || calendar.timeZone !== timeZone) return;
    const { problem } = outcome;
    const failures = problem === null ? 0 : calendar.failures + 1;
    if (outcome.problem === null && outcome.ranges) await replaceRanges(tx, outcome.ranges);
    await updateCalendar(tx, {
      ...(outcome.problem === null && outcome.about),
      isWaiting: false,
      problem,
      failures,
      dueAt: new Date(now().getTime() + hoursUntilNext(failures) * HOUR_MS).toISOString(),
    });
  });
}
