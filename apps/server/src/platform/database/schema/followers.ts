/** People who follow a band: contacts by e-mail, not accounts, known to this band only. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, instant, stamps } from "./columns.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

/** On the wire `TheUser` is `{ id, email }` of this row, and `userId` its id. */
export const followers = bandstand.table(
  "followers",
  {
    ...ofBand(),
    email: varchar("email", { length: 254 }).notNull(),
    location: text("location"),
    source: text("source").notNull().default("Follow"),
    /** Wants to hear of gigs. */
    events: boolean("events").notNull().default(true),
    /** Gigs as near as this to a place alone; null for gigs anywhere. */
    nearMiles: integer("near_miles"),
    nearPlace: text("near_place"),
    nearLatitude: doublePrecision("near_latitude"),
    nearLongitude: doublePrecision("near_longitude"),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("followers_one").on(t.bandId, t.email),
    index("followers_created").on(t.bandId, t.createdAt),
    check(
      "followers_near_whole",
      sql`num_nonnulls(${t.nearMiles}, ${t.nearPlace}, ${t.nearLatitude}, ${t.nearLongitude}) in (0, 4)`,
    ),
    check("followers_email_lower", sql`${t.email} = lower(${t.email})`),
    withinBand("followers_updated_by_fk", [t.bandId, t.updatedById], bandUsers).onDelete(
      "set null",
    ),
  ],
);

/** Links mailed on a band's behalf: a member's invitation, a follower's key to their own settings. */
export const bandLinks = bandstand.table(
  "band_links",
  {
    ...ofBand(),
    purpose: text("purpose", { enum: ["invitation", "follower"] }).notNull(),
    bandUserId: integer("band_user_id"),
    followerId: integer("follower_id"),
    /** SHA-256 in hex; the secret itself is only in the mail. */
    hash: varchar("hash", { length: 64 }).notNull(),
    /** Null for a follower's key, which lives as long as the follower. */
    expiresAt: instant("expires_at"),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("band_links_one").on(t.bandId, t.hash),
    index("band_links_hash").on(t.hash),
    index("band_links_member").on(t.bandId, t.bandUserId),
    index("band_links_follower").on(t.bandId, t.followerId),
    check(
      "band_links_purpose",
      sql`case ${t.purpose} when 'invitation' then ${t.bandUserId} is not null and ${t.followerId} is null
                            when 'follower' then ${t.followerId} is not null and ${t.bandUserId} is null
                            else false end`,
    ),
    withinBand("band_links_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
    withinBand("band_links_follower_fk", [t.bandId, t.followerId], followers).onDelete("cascade"),
  ],
);
