/** What one member keeps about the band's songs: a rating, a bookmark, the studio's settings. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, instant } from "./columns.ts";
import { bandUsers } from "./members.ts";
import { songs } from "./songs.ts";
import { withinBand } from "./within-band.ts";

/** The settings of one studio, as JSON text, in bytes. */
const settingsLimit = 1_048_576;

export const songRatings = bandstand.table(
  "song_ratings",
  {
    ...ofBand(),
    songId: integer("song_id").notNull(),
    bandUserId: integer("band_user_id").notNull(),
    /** Stars minus one. */
    rating: smallint("rating").notNull(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("song_ratings_one").on(t.bandId, t.songId, t.bandUserId),
    index("song_ratings_member").on(t.bandId, t.bandUserId),
    check("song_ratings_range", sql`${t.rating} between 0 and 10`),
    withinBand("song_ratings_song_fk", [t.bandId, t.songId], songs).onDelete("cascade"),
    withinBand("song_ratings_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
  ],
);

export const bookmarks = bandstand.table(
  "bookmarks",
  {
    ...ofBand(),
    bandUserId: integer("band_user_id").notNull(),
    songId: integer("song_id").notNull(),
    sequence: integer("sequence").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("bookmarks_one").on(t.bandId, t.bandUserId, t.songId),
    index("bookmarks_song").on(t.bandId, t.songId),
    withinBand("bookmarks_song_fk", [t.bandId, t.songId], songs).onDelete("cascade"),
    withinBand("bookmarks_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
  ],
);

export const bandUserSongs = bandstand.table(
  "band_user_songs",
  {
    ...ofBand(),
    bandUserId: integer("band_user_id").notNull(),
    songId: integer("song_id").notNull(),
    /** JSON as the client wrote it. */
    settings: text("settings"),
    notes: text("notes"),
    /** Comma-separated; M-R stands for markers that the band may read. */
    sharing: text("sharing").notNull().default(""),
    createdAt: createdAt(),
    updatedAt: instant("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("band_user_songs_one").on(t.bandId, t.bandUserId, t.songId),
    index("band_user_songs_song").on(t.bandId, t.songId),
    check(
      "band_user_songs_settings_size",
      sql`octet_length(${t.settings}) <= ${sql.raw(String(settingsLimit))}`,
    ),
    withinBand("band_user_songs_song_fk", [t.bandId, t.songId], songs).onDelete("cascade"),
    withinBand("band_user_songs_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "cascade",
    ),
  ],
);
