import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, clockTime, instant, stamps } from "./columns.ts";
import { setlistSections } from "./lookups.ts";
import { bandUsers } from "./members.ts";
import { songs } from "./songs.ts";
import { withinBand } from "./within-band.ts";

export const setlists = bandstand.table(
  "setlists",
  {
    ...ofBand(),
    name: text("name").notNull(),
    notes: text("notes"),
    description: text("description"),
    /** Sets beside the encore. */
    numberSets: smallint("number_sets").notNull().default(2),
    /** Minutes. */
    plannedLength: integer("planned_length"),
    /** Seconds between songs. */
    songInterval: integer("song_interval").notNull().default(10),
    permanent: boolean("permanent").notNull().default(false),
    versionDate: instant("version_date"),
    /** When the first set begins. */
    startTime: clockTime("start_time"),
    /** Minutes added to the estimate, either way. */
    bias: integer("bias").notNull().default(0),
    /** Minutes between the first set and the second. */
    firstBreak: integer("first_break").notNull().default(0),
    /** The same between the second and the third. */
    secondBreak: integer("second_break").notNull().default(0),
    includeEncore: boolean("include_encore").notNull().default(true),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("setlists_name").on(t.bandId, t.name),
    check("setlists_number_sets", sql`${t.numberSets} between 1 and 3`),
    check("setlists_planned_length", sql`${t.plannedLength} between 1 and 1440`),
    check("setlists_song_interval", sql`${t.songInterval} between 0 and 3600`),
    check("setlists_bias", sql`${t.bias} between -120 and 120`),
    check("setlists_first_break", sql`${t.firstBreak} between 0 and 240`),
    check("setlists_second_break", sql`${t.secondBreak} between 0 and 240`),
    withinBand("setlists_updated_by_fk", [t.bandId, t.updatedById], bandUsers).onDelete("set null"),
  ],
);

/** A song's place in a set list. `seconds`, `featuring`, `songkey` and `capo` are inherited from the song while null. */
export const setlistSongs = bandstand.table(
  "setlist_songs",
  {
    ...ofBand(),
    setlistId: integer("setlist_id").notNull(),
    songId: integer("song_id").notNull(),
    setlistSectionId: integer("setlist_section_id")
      .notNull()
      .references(() => setlistSections.id),
    /** From 1 within its section. */
    sequence: integer("sequence").notNull(),
    seconds: integer("seconds"),
    featuring: text("featuring"),
    songkey: text("songkey"),
    /** The fret of the capo; 0 is none. */
    capo: smallint("capo"),
    /** For the stage, printed beside the song. */
    note: text("note"),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("setlist_songs_one").on(t.bandId, t.setlistId, t.songId),
    index("setlist_songs_song").on(t.bandId, t.songId),
    check("setlist_songs_section", sql`${t.setlistSectionId} between 1 and 4`),
    check("setlist_songs_sequence", sql`${t.sequence} >= 1`),
    check("setlist_songs_seconds", sql`${t.seconds} >= 0`),
    check("setlist_songs_capo", sql`${t.capo} between 0 and 11`),
    withinBand("setlist_songs_setlist_fk", [t.bandId, t.setlistId], setlists).onDelete("cascade"),
    // A song that a set list holds is not deleted by accident: its entries have to go first.
    withinBand("setlist_songs_song_fk", [t.bandId, t.songId], songs),
  ],
);

/** What stands between the songs of a set list: breaks, and notes of what is said. */
export const setlistInterludes = bandstand.table(
  "setlist_interludes",
  {
    ...ofBand(),
    setlistId: integer("setlist_id").notNull(),
    setlistSectionId: integer("setlist_section_id")
      .notNull()
      .references(() => setlistSections.id),
    /** The song of the section that it follows; 0 before the first. */
    afterSequence: integer("after_sequence").notNull(),
    /** Order within the set list, from 1. */
    position: integer("position").notNull(),
    kind: text("kind", { enum: ["break", "spoken"] }).notNull(),
    text: text("text").notNull().default(""),
    seconds: integer("seconds").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("setlist_interludes_one").on(t.bandId, t.setlistId, t.position),
    check("setlist_interludes_section", sql`${t.setlistSectionId} between 1 and 4`),
    check("setlist_interludes_after", sql`${t.afterSequence} >= 0`),
    check("setlist_interludes_position", sql`${t.position} >= 1`),
    check("setlist_interludes_kind", sql`${t.kind} in ('break', 'spoken')`),
    check("setlist_interludes_seconds", sql`${t.seconds} >= 0`),
    withinBand("setlist_interludes_setlist_fk", [t.bandId, t.setlistId], setlists).onDelete(
      "cascade",
    ),
  ],
);
