/** How long and how fast a member practised a song, each time that they did. Nobody else sees it. */
import type { Training } from "@bandstand/domain/studio/trainings";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt } from "./columns.ts";
import { bandUsers } from "./members.ts";
import { songs } from "./songs.ts";
import { withinBand } from "./within-band.ts";

export const practices = bandstand.table(
  "practices",
  {
    ...ofBand(),
    bandUserId: integer("band_user_id").notNull(),
    songId: integer("song_id").notNull(),
    /** Made by the client, so that what it sends twice counts once. */
    key: uuid("key").notNull(),
    /** Where the member was. */
    day: date("day", { mode: "string" }).notNull(),
    seconds: integer("seconds").notNull(),
    /** Times that a loop went round. */
    loops: integer("loops").notNull(),
    /** The highest speed that was kept up; 1 is the recording's own. */
    cleanSpeed: real("clean_speed"),
    /** What the speed trainer was used for, in the order in which it was tried last. */
    trainings: jsonb("trainings").$type<readonly Training[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("practices_one").on(t.bandId, t.bandUserId, t.key),
    index("practices_song").on(t.bandId, t.songId, t.bandUserId, t.day),
    check("practices_seconds", sql`${t.seconds} between 0 and 86400`),
    check("practices_loops", sql`${t.loops} between 0 and 100000`),
    check("practices_trainings", sql`jsonb_typeof(${t.trainings}) = 'array'`),
    check("practices_clean_speed", sql`${t.cleanSpeed} between 0.25 and 3`),
    withinBand("practices_song_fk", [t.bandId, t.songId], songs).onDelete("cascade"),
    withinBand("practices_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
  ],
);
