/** Members of a band, their rights, and the tokens that act for them. */
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
  unique,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, instant, stamps } from "./columns.ts";
import { menuOptions, roles } from "./lookups.ts";
import { withinBand } from "./within-band.ts";

export const bandUsers = bandstand.table(
  "band_users",
  {
    ...ofBand(),
    userId: integer("user_id").notNull(),
    nickname: varchar("nickname", { length: 15 }).notNull(),
    instrument: varchar("instrument", { length: 20 }),
    profile: text("profile"),
    roleId: integer("role_id")
      .notNull()
      .references(() => roles.id),
    /** Position within the role, from 1. Null sorts last. */
    number: integer("number").default(1),
    joiningDate: date("joining_date", { mode: "string" }),
    leavingDate: date("leaving_date", { mode: "string" }),
    signinEnabled: boolean("signin_enabled").notNull().default(true),
    editEnabled: boolean("edit_enabled").notNull().default(true),
    bookingsEnabled: boolean("bookings_enabled").notNull().default(false),
    administratorEnabled: boolean("administrator_enabled").notNull().default(false),
    superAdministratorEnabled: boolean("super_administrator_enabled").notNull().default(false),
    shareContactDetails: boolean("share_contact_details").notNull().default(false),
    /** Whether Latest News comes by mail when an administrator switches its alert on. */
    newsByMail: boolean("news_by_mail").notNull().default(false),
    avatarFilename: text("avatar_filename"),
    avatarFilenameIndex: integer("avatar_filename_index").notNull().default(0),
    /** Which news and which information this member has acknowledged. */
    dashboardAnnouncementDate: instant("dashboard_announcement_date"),
    dashboardInformationDate: instant("dashboard_information_date"),
    /** Null while somebody else's addition waits for a mailed link that sets a password; such a membership opens nothing. */
    confirmedAt: instant("confirmed_at"),
    invitedAt: instant("invited_at"),
    lastSignedInAt: instant("last_signed_in_at"),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("band_users_one_per_band").on(t.bandId, t.userId),
    index("band_users_user").on(t.userId),
    check("band_users_number", sql`${t.number} >= 1`),
    foreignKey({ name: "band_users_user_fk", columns: [t.userId], foreignColumns: [users.id] }),
  ],
);

export const bandUserMenuOptions = bandstand.table(
  "band_user_menu_options",
  {
    ...ofBand(),
    bandUserId: integer("band_user_id").notNull(),
    menuOptionId: integer("menu_option_id")
      .notNull()
      .references(() => menuOptions.id),
    priv: varchar("priv", { length: 1, enum: ["H", "R", "W"] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("band_user_menu_options_one").on(t.bandId, t.bandUserId, t.menuOptionId),
    check("band_user_menu_options_priv", sql`${t.priv} in ('H', 'R', 'W')`),
    withinBand("band_user_menu_options_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "cascade",
    ),
  ],
);

/** Sign-ins. The lookup is by hash alone; uniqueness is kept per band, so that the table can be sharded by band. */
export const tokens = bandstand.table(
  "tokens",
  {
    ...ofBand(),
    /** SHA-256 in hex of a random 256-bit token. */
    hash: varchar("hash", { length: 64 }).notNull(),
    bandUserId: integer("band_user_id").notNull(),
    /** What the browser said of itself when it signed in. */
    userAgent: varchar("user_agent", { length: 300 }),
    lastUsedAt: instant("last_used_at")
      .notNull()
      .default(sql`now()`),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    unique("tokens_one").on(t.bandId, t.hash),
    index("tokens_hash").on(t.hash),
    index("tokens_member").on(t.bandId, t.bandUserId),
    index("tokens_idle").on(t.lastUsedAt),
    withinBand("tokens_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
  ],
);

/**
 * Links that invite a member and were handed to an administrator, one for each member: a new one takes the place of the one
 * before, and one that is used is gone. Apart from the links that were mailed, so that no call which trusts those takes it.
 */
export const invitationLinks = bandstand.table(
  "invitation_links",
  {
    ...ofBand(),
    bandUserId: integer("band_user_id").notNull(),
    /** Whoever is no administrator any more has made none that is good. */
    madeById: integer("made_by_id").notNull(),
    /** SHA-256 in hex; the secret itself is only where it was handed over. */
    hash: varchar("hash", { length: 64 }).notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    unique("invitation_links_one").on(t.bandId, t.bandUserId),
    index("invitation_links_hash").on(t.hash),
    index("invitation_links_maker").on(t.bandId, t.madeById),
    withinBand("invitation_links_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "cascade",
    ),
    withinBand("invitation_links_maker_fk", [t.bandId, t.madeById], bandUsers).onDelete("cascade"),
  ],
);
