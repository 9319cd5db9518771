/** A person's own calendar: where it is, how asking it went, and the days that came of it. */
import type { DayRange } from "@bandstand/domain/blocked-dates";
import type { CalendarProblem } from "@bandstand/domain/private-calendar";
import { and, eq } from "drizzle-orm";
import { blockedDates, privateCalendars } from "../../../platform/database/schema/availability.ts";
import type {
  PersonTransaction,
  SystemTransaction,
} from "../../../platform/database/transactions.ts";

export type KeptCalendar = typeof privateCalendars.$inferSelect;

const ofPerson = (tx: PersonTransaction) => eq(privateCalendars.userId, tx.userId);
const daysOfCalendar = (tx: PersonTransaction) =>
  and(eq(blockedDates.userId, tx.userId), eq(blockedDates.fromCalendar, true));

export async function findCalendar(tx: PersonTransaction): Promise<KeptCalendar | undefined> {
  const [row] = await tx.db.select().from(privateCalendars).where(ofPerson(tx));
  return row;
}

/** Held until the transaction ends. */
export async function lockCalendar(tx: PersonTransaction): Promise<KeptCalendar | undefined> {
  const [row] = await tx.db.select().from(privateCalendars).where(ofPerson(tx)).for("update");
  return row;
}

/** In the place of one that was there, of which nothing is left. */
export async function putCalendar(
  tx: PersonTransaction,
  calendar: Pick<KeptCalendar, "address" | "timeZone" | "dueAt">,
): Promise<void> {
  await tx.db.delete(privateCalendars).where(ofPerson(tx));
  await tx.db.insert(privateCalendars).values({ ...calendar, userId: tx.userId });
}

export async function updateCalendar(
  tx: PersonTransaction,
  fields: Partial<KeptCalendar>,
): Promise<void> {
  await tx.db.update(privateCalendars).set(fields).where(ofPerson(tx));
}

/** @returns whether there was one */
export async function deleteCalendar(tx: PersonTransaction): Promise<boolean> {
  const gone = await tx.db
    .delete(privateCalendars)
    .where(ofPerson(tx))
    .returning({ userId: privateCalendars.userId });
  return gone.length > 0;
}

export function listRanges(tx: PersonTransaction): Promise<DayRange[]> {
  return tx.db
    .select({ firstDay: blockedDates.firstDay, lastDay: blockedDates.lastDay })
    .from(blockedDates)
    .where(daysOfCalendar(tx))
    .orderBy(blockedDates.firstDay);
}

export async function deleteRanges(tx: PersonTransaction): Promise<void> {
  await tx.db.delete(blockedDates).where(daysOfCalendar(tx));
}

/** What is the same stays, so that the bands of somebody whose days have not changed have nothing to ask for again. */
export async function replaceRanges(
  tx: PersonTransaction,
  ranges: readonly DayRange[],
): Promise<void> {
  const days = [
    tx.userId,
    ranges.map(({ firstDay }) => firstDay),
    ranges.map(({ lastDay }) => lastDay),
  ];
  await tx.rows(
    {
      name: "delete_busy_days",
      text: `
        delete from blocked_dates d where d.user_id = $1 and d.from_calendar and not exists (
          select from unnest($2::date[], $3::date[]) n (first_day, last_day)
          where n.first_day = d.first_day and n.last_day = d.last_day)`,
    },
    days,
  );
  await tx.rows(
    {
      name: "insert_busy_days",
      text: `
        insert into blocked_dates (user_id, first_day, last_day, from_calendar)
        select $1, n.first_day, n.last_day, true
        from unnest($2::date[], $3::date[]) n (first_day, last_day)
        where not exists (
          select from blocked_dates d where d.user_id = $1 and d.from_calendar
            and d.first_day = n.first_day and d.last_day = n.last_day)`,
    },
    days,
  );
}

/** So many at a time that none of them waits for the others. */
const MOST_AT_ONCE = 500;

/** Those that are to be asked again; by whoever comes after us not before the hour is over. */
export function takeDue(tx: SystemTransaction, now: Date): Promise<{ userId: number }[]> {
  return tx.rows<{ userId: number }>(
    {
      name: "take_due_calendars",
      text: `
        update private_calendars c set due_at = $1::timestamptz + interval '1 hour'
        from (
          select user_id from private_calendars where due_at <= $1::timestamptz
          order by due_at limit ${MOST_AT_ONCE} for update skip locked) due
        where c.user_id = due.user_id
        returning c.user_id as "userId"`,
    },
    [now.toISOString()],
  );
}

/** What of a try is kept. */
export type Outcome =
  | { readonly problem: CalendarProblem }
  | {
      readonly problem: null;
      readonly about: Partial<KeptCalendar>;
      readonly ranges: DayRange[] | null;
    };
