/** What members say of a venue after they have played there. */
import { sql } from "drizzle-orm";
import { check, date, index, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, stamps } from "./columns.ts";
import { events } from "./events.ts";
import { bandUsers } from "./members.ts";
import { venues } from "./venues.ts";
import { withinBand } from "./within-band.ts";

export const venueNotes = bandstand.table(
  "venue_notes",
  {
    ...ofBand(),
    venueId: integer("venue_id").notNull(),
    /** The gig that it is about; null once that is gone, and where it is about none. */
    eventId: integer("event_id"),
    /** Of the gig, or when it was found out. */
    day: date("day", { mode: "string" }).notNull(),
    good: text("good"),
    bad: text("bad"),
    /** Its author; null once they have left. */
    bandUserId: integer("band_user_id"),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("venue_notes_venue").on(t.bandId, t.venueId, t.day),
    index("venue_notes_event").on(t.bandId, t.eventId),
    check("venue_notes_something", sql`num_nonnulls(${t.good}, ${t.bad}) >= 1`),
    withinBand("venue_notes_venue_fk", [t.bandId, t.venueId], venues).onDelete("cascade"),
    withinBand("venue_notes_event_fk", [t.bandId, t.eventId], events).onDelete("set null"),
    withinBand("venue_notes_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("set null"),
    withinBand("venue_notes_updated_by_fk", [t.bandId, t.updatedById], bandUsers).onDelete(
      "set null",
    ),
  ],
);
