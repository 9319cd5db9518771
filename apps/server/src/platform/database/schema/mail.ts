/** Mail that goes to many: one row for each publication, and one for each recipient, so that a restart sends none twice. */
import type { Place } from "@bandstand/domain/near";
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import { PROMOTER_ANSWERS } from "@bandstand/domain/promoter-answers";
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
  uuid,
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
    /** P while the event is provisional, C once it is confirmed: what the mails say, and how the preview is keyed. */
    status: text("status", { enum: ["P", "C"] }).notNull(),
    /** The options that the sender chose. */
    options: jsonb("options").$type<Record<string, unknown>>().notNull().default({}),
    /** What its mails are made of, as it stood then: they say the same however late they go. */
    facts: jsonb("facts").$type<PublicationFacts>(),
    /** Of the mails to followers, as long as they have no rows yet: thousands are added after the call that sends them off. */
    followerEdition: uuid("follower_edition"),
    /** Where the event may be, for followers who want what is near; null where nobody can tell, and all are told. */
    places: jsonb("places").$type<readonly Place[]>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("event_publications_event").on(t.bandId, t.eventId),
    index("event_publications_followers")
      .on(t.bandId)
      .where(sql`follower_edition is not null`),
    withinBand("event_publications_event_fk", [t.bandId, t.eventId], events).onDelete("cascade"),
    withinBand("event_publications_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "set null",
    ),
  ],
);

export const outgoingMails = bandstand.table(
  "outgoing_mails",
  {
    ...ofBand(),
    publicationId: integer("publication_id").notNull(),
    /** V the venue or promoter, B a member, F a follower. */
    recipient: text("recipient", { enum: ["V", "B", "F"] }).notNull(),
    bandUserId: integer("band_user_id"),
    followerId: integer("follower_id"),
    toAddress: text("to_address").notNull(),
    /** Of the event and the words: nobody gets the same mail twice, however often it is published. */
    edition: uuid("edition").notNull(),
    /** Withdrawn: not sent, since the event was taken back before, or its reader wants none any more. */
    state: text("state", { enum: ["waiting", "sending", "sent", "failed", "withdrawn"] })
      .notNull()
      .default("waiting"),
    attempts: smallint("attempts").notNull().default(0),
    lastError: text("last_error"),
    /** Not before this. */
    dueAt: instant("due_at")
      .notNull()
      .default(sql`now()`),
    /** The run of a server that is just sending it. */
    claimedBy: uuid("claimed_by"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("outgoing_mails_one").on(t.bandId, t.edition, t.recipient, t.toAddress),
    // What somebody waits for goes before what goes to thousands.
    index("outgoing_mails_waiting")
      .on(t.bandId, sql`(${t.recipient} = 'F')`, t.dueAt, t.id)
      .where(sql`state = 'waiting'`),
    index("outgoing_mails_sending")
      .on(t.bandId)
      .where(sql`state = 'sending'`),
    index("outgoing_mails_publication").on(t.bandId, t.publicationId, t.state),
    index("outgoing_mails_follower").on(t.bandId, t.followerId),
    index("outgoing_mails_member").on(t.bandId, t.bandUserId),
    check("outgoing_mails_recipient", sql`${t.recipient} in ('V', 'B', 'F')`),
    check(
      "outgoing_mails_state",
      sql`${t.state} in ('waiting', 'sending', 'sent', 'failed', 'withdrawn')`,
    ),
    withinBand(
      "outgoing_mails_publication_fk",
      [t.bandId, t.publicationId],
      eventPublications,
    ).onDelete("cascade"),
    withinBand("outgoing_mails_follower_fk", [t.bandId, t.followerId], followers).onDelete(
      "cascade",
    ),
    withinBand("outgoing_mails_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
  ],
);

/** What a promoter said to a proposal by its link. */
export const promoterAnswers = bandstand.table(
  "promoter_answers",
  {
    ...ofBand(),
    eventId: integer("event_id").notNull(),
    answer: text("answer", { enum: PROMOTER_ANSWERS }).notNull(),
    words: text("words"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("promoter_answers_event").on(t.bandId, t.eventId),
    check("promoter_answers_answer", sql`${t.answer} in ('accept', 'ask', 'decline')`),
    withinBand("promoter_answers_event_fk", [t.bandId, t.eventId], events).onDelete("cascade"),
  ],
);
