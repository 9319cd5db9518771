/** Documents of a band, and every file that lies in the store. */
import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, createdAt, instant, searchWords, stamps } from "./columns.ts";
import { events } from "./events.ts";
import { documentTypes, roles } from "./lookups.ts";
import { bandUsers } from "./members.ts";
import { songs } from "./songs.ts";
import { venues } from "./venues.ts";
import { withinBand } from "./within-band.ts";

/** Attached to a song, a venue or an event, or else to the band. What loses its place stays as the band's. */
export const documents = bandstand.table(
  "documents",
  {
    ...ofBand(),
    title: text("title").notNull(),
    notes: text("notes"),
    documentTypeId: integer("document_type_id")
      .notNull()
      .references(() => documentTypes.id)
      .default(1),
    /** Name in the file store; null until a file is uploaded. */
    filename: text("filename"),
    originalName: text("original_name"),
    size: bigint("size", { mode: "number" }),
    type: text("type"),
    admins: boolean("admins").notNull().default(false),
    roleId: integer("role_id").references(() => roles.id),
    songId: integer("song_id"),
    venueId: integer("venue_id"),
    eventId: integer("event_id"),
    /** Who uploaded it. */
    bandUserId: integer("band_user_id"),
    /** Who sees it in the band's press kit; null where it is not in that. */
    press: text("press", { enum: ["public", "private"] }),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("documents_created").on(t.bandId, t.createdAt),
    index("documents_song").on(t.bandId, t.songId),
    index("documents_venue").on(t.bandId, t.venueId),
    index("documents_event").on(t.bandId, t.eventId),
    index("documents_press")
      .on(t.bandId)
      .where(sql`press is not null`),
    check("documents_press_values", sql`${t.press} in ('public', 'private')`),
    check("documents_one_place", sql`num_nonnulls(${t.songId}, ${t.venueId}, ${t.eventId}) <= 1`),
    withinBand("documents_song_fk", [t.bandId, t.songId], songs).onDelete("set null"),
    withinBand("documents_venue_fk", [t.bandId, t.venueId], venues).onDelete("set null"),
    withinBand("documents_event_fk", [t.bandId, t.eventId], events).onDelete("set null"),
    withinBand("documents_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("set null"),
    withinBand("documents_updated_by_fk", [t.bandId, t.updatedById], bandUsers).onDelete(
      "set null",
    ),
  ],
);

export const documentHistory = bandstand.table(
  "document_history",
  {
    ...ofBand(),
    documentId: integer("document_id").notNull(),
    action: text("action").notNull(),
    bandUserId: integer("band_user_id"),
    createdAt: createdAt(),
    /** Of an upload: the file that came with it, for as long as it is kept. */
    filename: text("filename"),
    originalName: text("original_name"),
    size: bigint("size", { mode: "number" }),
    type: text("type"),
    /** Made by whoever sent it: the same upload sent again has the same. */
    uploadKey: uuid("upload_key"),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("document_history_document").on(t.bandId, t.documentId, t.createdAt),
    uniqueIndex("document_history_upload").on(t.bandId, t.bandUserId, t.uploadKey),
    withinBand("document_history_document_fk", [t.bandId, t.documentId], documents).onDelete(
      "cascade",
    ),
    withinBand("document_history_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete(
      "set null",
    ),
  ],
);

/** What a PDF says, for the search. One that was looked into and says nothing has a row as well. */
export const documentTexts = bandstand.table(
  "document_texts",
  {
    ...ofBand(),
    documentId: integer("document_id").notNull(),
    /** The file that was read. */
    filename: text("filename").notNull(),
    /** Null where it could not be read. */
    pageCount: integer("page_count"),
    text: text("text").notNull(),
    words: searchWords("words")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`bandstand.search_words("text")`),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    unique("document_texts_one").on(t.bandId, t.documentId),
    withinBand("document_texts_document_fk", [t.bandId, t.documentId], documents).onDelete(
      "cascade",
    ),
  ],
);

/** Pages that were drawn and are kept: of a PDF, or of a picture in a form that browsers do not show. */
export const documentPages = bandstand.table(
  "document_pages",
  {
    ...ofBand(),
    documentId: integer("document_id").notNull(),
    /** The file that it is a page of. */
    filename: text("filename").notNull(),
    /** From 1. */
    page: integer("page").notNull(),
    pageFilename: text("page_filename").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    unique("document_pages_one").on(t.bandId, t.documentId, t.filename, t.page),
    withinBand("document_pages_document_fk", [t.bandId, t.documentId], documents).onDelete(
      "cascade",
    ),
  ],
);

/**
 * Every file that was written to the store, entered before its first byte. One whose `attachedAt` is still null after a
 * while is what an interrupted upload left behind, and so is one with `releasedAt`, whose record has let go of it.
 */
export const storedFiles = bandstand.table(
  "stored_files",
  {
    ...ofBand(),
    /** Unguessable, and the same on disk, in the object store and in addresses. */
    filename: text("filename").notNull(),
    kind: text("kind", {
      enum: ["recording", "rendition", "peaks", "document", "page", "picture"],
    }).notNull(),
    type: text("type"),
    size: bigint("size", { mode: "number" }),
    createdAt: createdAt(),
    attachedAt: instant("attached_at"),
    releasedAt: instant("released_at"),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    uniqueIndex("stored_files_one").on(t.bandId, t.filename),
    index("stored_files_filename").on(t.filename),
    index("stored_files_unattached")
      .on(t.createdAt)
      .where(sql`attached_at is null or released_at is not null`),
    check(
      "stored_files_kind",
      sql`${t.kind} in ('recording', 'rendition', 'peaks', 'document', 'page', 'picture')`,
    ),
  ],
);
