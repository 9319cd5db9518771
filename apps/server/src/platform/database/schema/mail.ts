/** Mail that goes to many: one row for each publication, and one for each recipient, so that a restart sends none twice. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, instant } from "./columns.ts";
import { events } from "./events.ts";
import { followers } from "./followers.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

export const eventPublications = bandstand.table(
  "event_publications",
  {
    ...ofBand(),
    eventId: integer("event_id"),
    bandUserId: integer("band_user_id"),
    /** P proposal, C confirmation, as the preview is keyed. */
    status: text("status").notNull(),
    /** The options that the sender chose. */
    options: jsonb("options").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("event_publications_event").on(t.bandId, t.eventId),
    withinBand("event_publications_event_fk", [t.bandId, t.eventId], events).onDelete("set null"),
    withinBand("event_publications_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "set null",
    ),
  ],
);

export const outgoingMails = bandstand.table(
  "outgoing_mails",
  {
    ...ofBand(),
    publicationId: integer("publication_id"),
    /** V the venue or promoter, B a member, F a follower. */
    recipient: text("recipient", { enum: ["V", "B", "F"] }).notNull(),
    followerId: integer("follower_id"),
    toAddress: text("to_address").notNull(),
    ccAddress: text("cc_address"),
    bccAddress: text("bcc_address"),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    html: text("html"),
    text: text("text"),
    state: text("state", { enum: ["waiting", "sending", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: smallint("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("outgoing_mails_one").on(t.bandId, t.publicationId, t.recipient, t.toAddress),
    index("outgoing_mails_waiting")
      .on(t.bandId, t.publicationId)
      .where(sql`state in ('waiting', 'sending')`),
    check("outgoing_mails_recipient", sql`${t.recipient} in ('V', 'B', 'F')`),
    check("outgoing_mails_state", sql`${t.state} in ('waiting', 'sending', 'sent', 'failed')`),
    withinBand(
      "outgoing_mails_publication_fk",
      [t.bandId, t.publicationId],
      eventPublications,
    ).onDelete("cascade"),
    withinBand("outgoing_mails_follower_fk", [t.bandId, t.followerId], followers).onDelete(
      "set null",
    ),
  ],
);
