import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, clockTime, stamps } from "./columns.ts";
import { eventStatuses, eventTypes } from "./lookups.ts";
import { bandUsers } from "./members.ts";
import { setlists } from "./setlists.ts";
import type { Chip } from "./songs.ts";
import { venues } from "./venues.ts";
import { withinBand } from "./within-band.ts";

/** Pounds with two decimals. */
const price = (name: string) => numeric(name, { precision: 10, scale: 2, mode: "number" });

export const events = bandstand.table(
  "events",
  {
    ...ofBand(),
    name: varchar("name", { length: 80 }),
    eventDate: date("event_date", { mode: "string" }).notNull(),
    eventTypeId: integer("event_type_id")
      .notNull()
      .references(() => eventTypes.id),
    eventStatusId: integer("event_status_id")
      .notNull()
      .references(() => eventStatuses.id),
    venueId: integer("venue_id"),
    setlistId: integer("setlist_id"),
    draft: boolean("draft").notNull().default(true),
    privateEvent: boolean("private_event").notNull().default(false),
    arriveTime: clockTime("arrive_time"),
    soundCheckTime: clockTime("sound_check_time"),
    doorsOpenTime: clockTime("doors_open_time"),
    startTime: clockTime("start_time"),
    endTime: clockTime("end_time"),
    doorsCloseTime: clockTime("doors_close_time"),
    /** For the band; `publicDescription` is for everyone. */
    description: text("description"),
    publicDescription: text("public_description"),
    /** Whole pounds, as are the deposit and what was paid. */
    fee: integer("fee"),
    deposit: integer("deposit"),
    paymentReceived: integer("payment_received"),
    bookingName: text("booking_name"),
    bookingEmail: text("booking_email"),
    bookingPhone: text("booking_phone"),
    bandToProvide: text("band_to_provide"),
    venueToProvide: text("venue_to_provide"),
    bandEventURL: text("band_event_url"),
    externalEventURL1: text("external_event_url1"),
    externalEventURL2: text("external_event_url2"),
    externalEventURL3: text("external_event_url3"),
    advanceTicketPrice: price("advance_ticket_price"),
    doorTicketPrice: price("door_ticket_price"),
    ticketInfo: text("ticket_info"),
    ticketURL: text("ticket_url"),
    chips: jsonb("chips").$type<Chip[]>().notNull().default([]),
    /** The same for all events of a series. */
    seriesKey: uuid("series_key"),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("events_date").on(t.bandId, t.eventDate),
    index("events_created").on(t.bandId, t.createdAt),
    index("events_venue").on(t.bandId, t.venueId, t.eventDate),
    index("events_series").on(t.bandId, t.seriesKey, t.eventDate),
    index("events_setlist").on(t.bandId, t.setlistId, t.eventDate),
    // A venue that events stand at is not deleted by accident: they have to be moved first.
    withinBand("events_venue_fk", [t.bandId, t.venueId], venues),
    withinBand("events_setlist_fk", [t.bandId, t.setlistId], setlists).onDelete("set null"),
    withinBand("events_updated_by_fk", [t.bandId, t.updatedById], bandUsers).onDelete("set null"),
  ],
);
