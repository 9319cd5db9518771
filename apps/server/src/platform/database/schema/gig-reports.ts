/** What happened at gigs: when they were played, and what. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, smallint, uniqueIndex } from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, clockTime, createdAt } from "./columns.ts";
import { events } from "./events.ts";
import { songs } from "./songs.ts";
import { withinBand } from "./within-band.ts";

/** One of an event. */
export const gigReports = bandstand.table(
  "gig_reports",
  {
    ...ofBand(),
    eventId: integer("event_id").notNull(),
    startedAt: clockTime("started_at"),
    endedAt: clockTime("ended_at"),
    breakMinutes: smallint("break_minutes"),
    /** Of what was played, by the lengths of the day on which it was told. */
    reckonedSeconds: integer("reckoned_seconds").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("gig_reports_one").on(t.bandId, t.eventId),
    check("gig_reports_breaks", sql`${t.breakMinutes} >= 0`),
    withinBand("gig_reports_event_fk", [t.bandId, t.eventId], events).onDelete("cascade"),
  ],
);

export const playedSongs = bandstand.table(
  "played_songs",
  {
    ...ofBand(),
    reportId: integer("report_id").notNull(),
    songId: integer("song_id").notNull(),
    /** From 1. */
    sequence: integer("sequence").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("played_songs_once").on(t.bandId, t.reportId, t.songId),
    index("played_songs_song").on(t.bandId, t.songId),
    withinBand("played_songs_report_fk", [t.bandId, t.reportId], gigReports).onDelete("cascade"),
    withinBand("played_songs_song_fk", [t.bandId, t.songId], songs).onDelete("cascade"),
  ],
);
