import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { songListFieldsCall } from "../song-list-fields.ts";
import { ofBand } from "./bands.ts";
import { bandstand, instant, stamps } from "./columns.ts";
import { genres, songStatuses } from "./lookups.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

/** A coloured tag on a song or an event. */
export interface Chip {
  id: number;
  tag: string | null;
  icon: string | null;
  color: string | null;
}

export const songs = bandstand.table(
  "songs",
  {
    ...ofBand(),
    title: text("title").notNull(),
    artist: text("artist").notNull(),
    featuring: text("featuring"),
    genreId: integer("genre_id").references(() => genres.id),
    /** A name, in place of one of the list. */
    ownGenre: text("own_genre"),
    songStatusId: integer("song_status_id")
      .notNull()
      .references(() => songStatuses.id),
    songkey: text("songkey"),
    /** The fret of the capo. */
    capo: smallint("capo"),
    bpm: integer("bpm"),
    /** Who starts the song, and the count-in. */
    start: text("start"),
    lyrics: text("lyrics"),
    tab: text("tab"),
    /** The chart has changed since the lyrics were written. Kept by triggers. */
    isChartNewer: boolean("is_chart_newer").notNull().default(false),
    notes: text("notes"),
    todo: text("todo"),
    youTubeId: text("you_tube_id"),
    coverImageURL: text("cover_image_url"),
    /** Length in whole seconds. */
    seconds: integer("seconds").default(210),
    chips: jsonb("chips").$type<Chip[]>().notNull().default([]),

    recordingFilename: text("recording_filename"),
    recordingDate: instant("recording_date"),
    /** Bytes. */
    recordingSize: bigint("recording_size", { mode: "number" }),
    /** Media type of the original, found from its content. */
    recordingType: text("recording_type"),
    /** What the file was called on the uploader's machine; shown and used for downloads, never as a path. */
    recordingOriginalName: text("recording_original_name"),
    /** Seconds, exact. */
    recordingDuration: doublePrecision("recording_duration"),
    /** 20 peaks a second. */
    recordingPeaksFilename: text("recording_peaks_filename"),
    /** 200 peaks a second. */
    recordingFinePeaksFilename: text("recording_fine_peaks_filename"),
    /** LUFS. */
    recordingLoudness: doublePrecision("recording_loudness"),
    /** A copy that every browser plays, when the original is not. */
    recordingRenditionFilename: text("recording_rendition_filename"),
    recordingRenditionType: text("recording_rendition_type"),

    /** Kept by a trigger, so that a list never has to average. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    avgRating: doublePrecision("avg_rating").generatedAlwaysAs(
      sql`case when rating_count > 0 then rating_sum::double precision / rating_count end`,
    ),

    /**
     * What a list shows of the fields above, as JSON without its opening brace: what the lookups know goes before it. Kept, for
     * to put 5,000 songs into JSON takes longer than everything else that their list does.
     */
    listFields: text("list_fields")
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw(songListFieldsCall(songs))),

    /** Where an imported song came from. A note, no reference: the two bands share nothing. */
    sourceBandId: integer("source_band_id"),
    sourceId: integer("source_id"),
    /** Its place in the band's press kit, from 1; null where it is not in that. */
    pressPosition: integer("press_position"),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("songs_title").on(t.bandId, t.title),
    index("songs_created").on(t.bandId, t.createdAt),
    index("songs_source").on(t.bandId, t.sourceBandId, t.sourceId),
    index("songs_press")
      .on(t.bandId)
      .where(sql`press_position is not null`),
    check("songs_one_genre", sql`${t.genreId} is null or ${t.ownGenre} is null`),
    check("songs_seconds", sql`${t.seconds} >= 0`),
    check("songs_capo", sql`${t.capo} between 0 and 11`),
    check("songs_bpm", sql`${t.bpm} >= 0`),
    withinBand("songs_updated_by_fk", [t.bandId, t.updatedById], bandUsers).onDelete("set null"),
  ],
);
