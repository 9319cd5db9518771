/** What events cost, how the rest of their fees is shared, and their invoices. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, instant } from "./columns.ts";
import { documents } from "./documents.ts";
import { events } from "./events.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

/** Pounds with two decimals. */
const pounds = (name: string) => numeric(name, { precision: 10, scale: 2, mode: "number" });

/** A member, or the kitty; neither once the member has left for good. */
const payee = () => ({
  bandUserId: integer("band_user_id"),
  ofKitty: boolean("of_kitty").notNull().default(false),
});

export const eventExpenses = bandstand.table(
  "event_expenses",
  {
    ...ofBand(),
    eventId: integer("event_id").notNull(),
    title: varchar("title", { length: 120 }).notNull(),
    amount: pounds("amount").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** Who has paid it. */
    ...payee(),
    /** Its receipt. */
    documentId: integer("document_id"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("event_expenses_event").on(t.bandId, t.eventId),
    index("event_expenses_member").on(t.bandId, t.bandUserId),
    index("event_expenses_document").on(t.bandId, t.documentId),
    check("event_expenses_amount", sql`${t.amount} > 0`),
    check("event_expenses_payer", sql`not (${t.ofKitty} and ${t.bandUserId} is not null)`),
    withinBand("event_expenses_event_fk", [t.bandId, t.eventId], events).onDelete("cascade"),
    withinBand("event_expenses_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "set null",
    ),
    withinBand("event_expenses_document_fk", [t.bandId, t.documentId], documents).onDelete(
      "set null",
    ),
  ],
);

/** An event has none as long as nobody has said how it is shared. */
export const eventShares = bandstand.table(
  "event_shares",
  {
    ...ofBand(),
    eventId: integer("event_id").notNull(),
    ...payee(),
    share: smallint("share").notNull(),
    /** What was handed over, however the sums have changed since. */
    paidOut: pounds("paid_out"),
    paidOutAt: instant("paid_out_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("event_shares_member").on(t.bandId, t.eventId, t.bandUserId),
    uniqueIndex("event_shares_kitty")
      .on(t.bandId, t.eventId)
      .where(sql`of_kitty`),
    index("event_shares_by_member").on(t.bandId, t.bandUserId),
    check("event_shares_share", sql`${t.share} >= 0`),
    check("event_shares_payee", sql`not (${t.ofKitty} and ${t.bandUserId} is not null)`),
    check("event_shares_paid_out", sql`(${t.paidOut} is null) = (${t.paidOutAt} is null)`),
    withinBand("event_shares_event_fk", [t.bandId, t.eventId], events).onDelete("cascade"),
    withinBand("event_shares_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("set null"),
  ],
);

/** Numbered once, with what it said then. The one with the highest number of an event stands for those before. */
export const eventInvoices = bandstand.table(
  "event_invoices",
  {
    ...ofBand(),
    eventId: integer("event_id").notNull(),
    number: integer("number").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    dueDate: date("due_date", { mode: "string" }).notNull(),
    /** Who is paid. */
    name: text("name").notNull().default(""),
    address: text("address"),
    bankDetails: text("bank_details"),
    note: text("note"),
    /** Line by line. */
    addressee: text("addressee").notNull().default(""),
    about: text("about").notNull().default(""),
    /** Of the event; the day of the invoice where a band's older file does not say it. */
    eventDate: date("event_date", { mode: "string" }),
    fee: pounds("fee").notNull().default(0),
    deposit: pounds("deposit"),
    paymentReceived: pounds("payment_received"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("event_invoices_event").on(t.bandId, t.eventId),
    uniqueIndex("event_invoices_number").on(t.bandId, t.number),
    withinBand("event_invoices_event_fk", [t.bandId, t.eventId], events).onDelete("cascade"),
  ],
);

/** What a band says on all of its invoices. */
export const invoiceSettings = bandstand.table(
  "invoice_settings",
  {
    ...ofBand(),
    name: text("name"),
    address: text("address"),
    bankDetails: text("bank_details"),
    note: text("note"),
    dueDays: integer("due_days").notNull().default(14),
    nextNumber: integer("next_number").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("invoice_settings_one").on(t.bandId),
  ],
);
