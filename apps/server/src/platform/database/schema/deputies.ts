/** Deputies who are asked one after the other to play for somebody at an event. */
import { DEPUTY_OUTCOMES } from "@bandstand/domain/deputies";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, instant } from "./columns.ts";
import { events } from "./events.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

export const deputyAskings = bandstand.table(
  "deputy_askings",
  {
    ...ofBand(),
    eventId: integer("event_id").notNull(),
    /** Who is played for; null where nobody in particular is missing, and once they have left. */
    bandUserId: integer("band_user_id"),
    /** Null once they have left. */
    askedById: integer("asked_by_id"),
    note: text("note"),
    /** That each has to answer. */
    hours: smallint("hours").notNull(),
    /** What the guest page shows beside the event: what whoever asked might read when they asked. */
    opensVenue: boolean("opens_venue").notNull(),
    opensSetlist: boolean("opens_setlist").notNull(),
    opensSongs: boolean("opens_songs").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("deputy_askings_event").on(t.bandId, t.eventId),
    index("deputy_askings_member").on(t.bandId, t.bandUserId),
    index("deputy_askings_asker").on(t.bandId, t.askedById),
    check("deputy_askings_hours", sql`${t.hours} between 1 and 168`),
    withinBand("deputy_askings_event_fk", [t.bandId, t.eventId], events).onDelete("cascade"),
    withinBand("deputy_askings_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "set null",
    ),
    withinBand("deputy_askings_asker_fk", [t.bandId, t.askedById], bandUsers).onDelete("set null"),
  ],
);

/** Those of an asking, in their order. */
export const askedDeputies = bandstand.table(
  "asked_deputies",
  {
    ...ofBand(),
    deputyAskingId: integer("deputy_asking_id").notNull(),
    bandUserId: integer("band_user_id").notNull(),
    /** From 1. */
    position: smallint("position").notNull(),
    /** Null as long as it is not their turn. */
    askedAt: instant("asked_at"),
    answerBy: instant("answer_by"),
    outcome: varchar("outcome", { length: 10, enum: DEPUTY_OUTCOMES }),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("asked_deputies_one").on(t.bandId, t.deputyAskingId, t.bandUserId),
    index("asked_deputies_member").on(t.bandId, t.bandUserId),
    index("asked_deputies_waited")
      .on(t.answerBy)
      .where(sql`outcome is null and answer_by is not null`),
    check("asked_deputies_position", sql`${t.position} >= 1`),
    check("asked_deputies_asked", sql`(${t.askedAt} is null) = (${t.answerBy} is null)`),
    check(
      "asked_deputies_outcome",
      sql`${t.outcome} in ('accepted', 'declined', 'ran_out', 'skipped', 'taken_back') and (${t.outcome} = 'skipped' or ${t.askedAt} is not null)`,
    ),
    withinBand("asked_deputies_asking_fk", [t.bandId, t.deputyAskingId], deputyAskings).onDelete(
      "cascade",
    ),
    withinBand("asked_deputies_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
  ],
);
