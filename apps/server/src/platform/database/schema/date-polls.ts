/** Days that are proposed for a rehearsal or a gig, and on which of them members can. */
import { sql } from "drizzle-orm";
import { check, date, index, integer, primaryKey, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { answerColumn } from "./availability.ts";
import { ofBand } from "./bands.ts";
import { bandstand, clockTime, createdAt } from "./columns.ts";
import { events } from "./events.ts";
import { eventTypes } from "./lookups.ts";
import { bandUsers } from "./members.ts";
import { venues } from "./venues.ts";
import { withinBand } from "./within-band.ts";

export const datePolls = bandstand.table(
  "date_polls",
  {
    ...ofBand(),
    name: varchar("name", { length: 80 }).notNull(),
    eventTypeId: integer("event_type_id")
      .notNull()
      .references(() => eventTypes.id),
    venueId: integer("venue_id"),
    startTime: clockTime("start_time"),
    endTime: clockTime("end_time"),
    /** Who proposes; null once they have left. */
    bandUserId: integer("band_user_id"),
    /** What was made of it; null while it is open, and once that is gone. */
    eventId: integer("event_id"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("date_polls_venue").on(t.bandId, t.venueId),
    index("date_polls_event").on(t.bandId, t.eventId),
    index("date_polls_member").on(t.bandId, t.bandUserId),
    withinBand("date_polls_venue_fk", [t.bandId, t.venueId], venues).onDelete("set null"),
    withinBand("date_polls_event_fk", [t.bandId, t.eventId], events).onDelete("set null"),
    withinBand("date_polls_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("set null"),
  ],
);

export const datePollDays = bandstand.table(
  "date_poll_days",
  {
    ...ofBand(),
    datePollId: integer("date_poll_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("date_poll_days_one").on(t.bandId, t.datePollId, t.day),
    withinBand("date_poll_days_poll_fk", [t.bandId, t.datePollId], datePolls).onDelete("cascade"),
  ],
);

export const datePollAnswers = bandstand.table(
  "date_poll_answers",
  {
    ...ofBand(),
    datePollDayId: integer("date_poll_day_id").notNull(),
    bandUserId: integer("band_user_id").notNull(),
    answer: answerColumn().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("date_poll_answers_one").on(t.bandId, t.datePollDayId, t.bandUserId),
    index("date_poll_answers_member").on(t.bandId, t.bandUserId),
    check("date_poll_answers_answer", sql`${t.answer} in ('Y', 'M', 'N')`),
    withinBand("date_poll_answers_day_fk", [t.bandId, t.datePollDayId], datePollDays).onDelete(
      "cascade",
    ),
    withinBand("date_poll_answers_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "cascade",
    ),
  ],
);
