/** Who can come to events: what members answer, and the days on which a person is not available. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, identity, instant } from "./columns.ts";
import { events } from "./events.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

/** Yes, maybe or no. */
export const answerColumn = () => varchar("answer", { length: 1, enum: ["Y", "M", "N"] });

/** A member who was asked about an event, has answered, or both. */
export const eventAnswers = bandstand.table(
  "event_answers",
  {
    ...ofBand(),
    eventId: integer("event_id").notNull(),
    bandUserId: integer("band_user_id").notNull(),
    /** Null where the member was asked and has not answered. */
    answer: answerColumn(),
    note: text("note"),
    answeredAt: instant("answered_at"),
    askedAt: instant("asked_at"),
    /** The last day on which an answer is in time, where the band is. */
    replyBy: date("reply_by", { mode: "string" }),
    /** Once for each asking. */
    remindedAt: instant("reminded_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("event_answers_one").on(t.bandId, t.eventId, t.bandUserId),
    index("event_answers_member").on(t.bandId, t.bandUserId),
    index("event_answers_awaited")
      .on(t.replyBy)
      .where(sql`answer is null and reminded_at is null and reply_by is not null`),
    check("event_answers_answer", sql`${t.answer} in ('Y', 'M', 'N')`),
    check("event_answers_answered", sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check("event_answers_something", sql`num_nonnulls(${t.answer}, ${t.askedAt}) >= 1`),
    withinBand("event_answers_event_fk", [t.bandId, t.eventId], events).onDelete("cascade"),
    withinBand("event_answers_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
  ],
);

/** Of a person and not of a band (docs/decisions/0058-a-person-is-away.md): each of their bands sees the days, none the note. */
export const blockedDates = bandstand.table(
  "blocked_dates",
  {
    userId: integer("user_id").notNull(),
    id: identity(),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    /** It belongs to them too. */
    lastDay: date("last_day", { mode: "string" }).notNull(),
    note: text("note"),
    /** Read in the person's own calendar, and gone with its address. No band is told. */
    fromCalendar: boolean("from_calendar").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("blocked_dates_last_day").on(t.userId, t.lastDay),
    check("blocked_dates_order", sql`${t.firstDay} <= ${t.lastDay}`),
    // What an entry of a calendar is about is not kept.
    check("blocked_dates_busy_only", sql`${t.note} is null or not ${t.fromCalendar}`),
    foreignKey({
      name: "blocked_dates_user_fk",
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete("cascade"),
  ],
);

/** The address of a person's own calendar, a secret: one for each person, of whom no band learns that they have it. */
export const privateCalendars = bandstand.table(
  "private_calendars",
  {
    userId: integer("user_id").primaryKey(),
    address: text("address").notNull(),
    /** Where the person lives: by its clock an entry is in the evening. */
    timeZone: text("time_zone").notNull(),
    /** It is to be asked as soon as a job comes to it. */
    isWaiting: boolean("is_waiting").notNull().default(true),
    /** Why the last try brought nothing; null after one that did. */
    problem: varchar("problem", { length: 30 }),
    /** Tries in a row that brought nothing. */
    failures: integer("failures").notNull().default(0),
    /** The last try that brought something, and the last that brought all of it. */
    fetchedAt: instant("fetched_at"),
    readAt: instant("read_at"),
    /** What it had then, to be told whether it has changed. */
    etag: text("etag"),
    lastModified: text("last_modified"),
    /** When it is asked of itself. */
    dueAt: instant("due_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("private_calendars_due").on(t.dueAt),
    foreignKey({
      name: "private_calendars_user_fk",
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete("cascade"),
  ],
);
