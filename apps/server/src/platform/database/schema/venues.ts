import type { VenueAnswers } from "@bandstand/domain/venue-questions";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, stamps } from "./columns.ts";
import { venueTypes } from "./lookups.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

export const venues = bandstand.table(
  "venues",
  {
    ...ofBand(),
    name: text("name").notNull(),
    venueTypeId: integer("venue_type_id").references(() => venueTypes.id),
    location: text("location"),
    address: text("address"),
    description: text("description"),
    phone: text("phone"),
    contactName: text("contact_name"),
    contactPhone: text("contact_phone"),
    contactEmail: text("contact_email"),
    website: text("website"),
    threeWords: text("three_words"),
    facebookIdentity: text("facebook_identity"),
    capacity: integer("capacity"),
    notes: text("notes"),
    privateNotes: text("private_notes"),
    bandToProvide: text("band_to_provide"),
    venueToProvide: text("venue_to_provide"),
    terms: text("terms"),
    hireRates: text("hire_rates"),
    bookingRates: text("booking_rates"),
    parking: text("parking"),
    merchandising: text("merchandising"),
    /** When somebody of the band spoke with the venue last, and what came of it. */
    lastContactDate: date("last_contact_date", { mode: "string" }),
    lastContactNotes: text("last_contact_notes"),
    /** By the keys of the questions; one without an answer has none. */
    answers: jsonb("answers").$type<VenueAnswers>().notNull().default({}),

    /** Where an imported venue came from. A note, no reference: the two bands share nothing. */
    sourceBandId: integer("source_band_id"),
    sourceId: integer("source_id"),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("venues_name").on(t.bandId, t.name),
    index("venues_source").on(t.bandId, t.sourceBandId, t.sourceId),
    check("venues_capacity", sql`${t.capacity} >= 0`),
    check("venues_answers", sql`jsonb_typeof(${t.answers}) = 'object'`),
    withinBand("venues_updated_by_fk", [t.bandId, t.updatedById], bandUsers).onDelete("set null"),
  ],
);
