/** What the platform itself has to remember across processes. */
import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  varchar,
} from "drizzle-orm/pg-core";
import { bands } from "./bands.ts";
import { bandstand, createdAt, instant } from "./columns.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

/**
 * How often an area's list has changed, as the sum over its slots. Writers of one band take different slots, so that none
 * waits for another's commit. No reference to the band: its last deletions still count, and then find no band.
 */
export const bandRevisions = bandstand.table(
  "band_revisions",
  {
    bandId: integer("band_id").notNull(),
    area: varchar("area", { length: 2 }).notNull(),
    slot: smallint("slot").notNull(),
    revision: bigint("revision", { mode: "number" }).notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.bandId, t.area, t.slot] })],
);

/** The answer to a change that the client may send twice. */
export const idempotencyKeys = bandstand.table(
  "idempotency_keys",
  {
    bandId: integer("band_id")
      .notNull()
      .references(() => bands.id, { onDelete: "cascade" }),
    bandUserId: integer("band_user_id").notNull(),
    key: text("key").notNull(),
    /** Method, path and body, hashed: the same key with another request is a mistake. */
    requestHash: text("request_hash").notNull(),
    /** Null while the first request is still at work. */
    status: smallint("status"),
    body: jsonb("body").$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.bandUserId, t.key] }),
    index("idempotency_keys_created").on(t.createdAt),
    withinBand("idempotency_keys_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "cascade",
    ),
  ],
);

/** Counters of attempts, by what is limited and for whom, within one window of time. */
export const rateLimits = bandstand.table(
  "rate_limits",
  {
    key: text("key").notNull(),
    windowStart: instant("window_start").notNull(),
    count: integer("count").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.windowStart] }),
    index("rate_limits_expires").on(t.expiresAt),
  ],
);

/** Secrets that all servers of one installation share, such as the key that signs links to files. */
export const serverSecrets = bandstand.table("server_secrets", {
  name: text("name").primaryKey(),
  /** Base64url. */
  value: text("value").notNull(),
  createdAt: instant("created_at")
    .notNull()
    .default(sql`now()`),
});
