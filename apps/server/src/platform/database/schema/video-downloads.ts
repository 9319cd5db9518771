/** Recordings on their way from the video-sharing site: one a song, the latest, seen by every server. */
import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  integer,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, instant } from "./columns.ts";
import { songs } from "./songs.ts";
import { withinBand } from "./within-band.ts";

export const videoDownloads = bandstand.table(
  "video_downloads",
  {
    ...ofBand(),
    songId: integer("song_id").notNull(),
    state: text("state", { enum: ["waiting", "running", "done", "failed", "cancelled"] })
      .notNull()
      .default("waiting"),
    /** From 0 to 1. */
    progress: doublePrecision("progress").notNull().default(0),
    /** What it brought, once done. */
    recordingFilename: text("recording_filename"),
    /** Why it failed, for people. */
    error: text("error"),
    createdAt: createdAt(),
    /** When the work last gave a sign of life. */
    updatedAt: instant("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("video_downloads_one").on(t.bandId, t.songId),
    check(
      "video_downloads_state",
      sql`${t.state} in ('waiting', 'running', 'done', 'failed', 'cancelled')`,
    ),
    check("video_downloads_progress", sql`${t.progress} between 0 and 1`),
    withinBand("video_downloads_song_fk", [t.bandId, t.songId], songs).onDelete("cascade"),
  ],
);
