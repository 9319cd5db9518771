/** People as accounts, which belong to no band, and what proves who they are. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { bandstand, createdAt, instant } from "./columns.ts";

export const users = bandstand.table(
  "users",
  {
    id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
    email: varchar("email", { length: 60 }).notNull(),
    forename: varchar("forename", { length: 16 }),
    surname: varchar("surname", { length: 16 }),
    mobilePhone: varchar("mobile_phone", { length: 16 }),
    location: varchar("location", { length: 20 }),
    address: varchar("address", { length: 80 }),
    mainInstrument: varchar("main_instrument", { length: 20 }),
    /** Recordings play in the page rather than being downloaded. */
    playInline: boolean("play_inline").notNull().default(true),
    /** Asked for and not confirmed yet: the account keeps its address until the link mailed to this one is used. */
    pendingEmail: varchar("pending_email", { length: 60 }),
    /** Null until any link mailed to the address was used. */
    emailVerifiedAt: instant("email_verified_at"),
    /** What makes the address of one's calendar; with another, the address before is nobody's. Null: there is none. */
    calendarSalt: varchar("calendar_salt", { length: 43 }),
    /** Opened by a sign-in that names no band. A migration adds the reference. */
    lastBandId: integer("last_band_id"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    check("users_pending_email_lower", sql`${t.pendingEmail} = lower(${t.pendingEmail})`),
    index("users_last_band").on(t.lastBandId),
  ],
);

/** Apart from the account, so that no request's role can read a hash. No row: the account has no password yet. */
export const userPasswords = bandstand.table(
  "user_passwords",
  {
    userId: integer("user_id").primaryKey(),
    /** Argon2id, in its own encoded form. */
    passwordHash: text("password_hash").notNull(),
    /** Came by a mailed link: whoever reads the address's mail has chosen it, and nobody else. */
    byLink: boolean("by_link").notNull().default(false),
    changedAt: instant("changed_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: "user_passwords_user_fk",
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete("cascade"),
  ],
);

/** Links mailed to an account: its password's reset, the first password, the check of its address, a new address. */
export const userLinks = bandstand.table(
  "user_links",
  {
    id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
    userId: integer("user_id").notNull(),
    purpose: text("purpose", { enum: ["reset", "setPassword", "verify", "changeEmail"] }).notNull(),
    /** SHA-256 in hex; the secret itself is only in the mail. */
    hash: varchar("hash", { length: 64 }).notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("user_links_hash").on(t.hash),
    index("user_links_user").on(t.userId, t.purpose),
    check(
      "user_links_purpose",
      sql`${t.purpose} in ('reset', 'setPassword', 'verify', 'changeEmail')`,
    ),
    foreignKey({
      name: "user_links_user_fk",
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete("cascade"),
  ],
);
