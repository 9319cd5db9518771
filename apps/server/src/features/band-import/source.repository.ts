/** What the band that songs and venues come from says: read in transactions of the person and of that band, never of the target. */
import { without } from "@bandstand/contracts/shapes";
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull } from "drizzle-orm";
import { documents, storedFiles } from "../../platform/database/schema/documents.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import { venues } from "../../platform/database/schema/venues.ts";
import type { BandTransaction, PersonTransaction } from "../../platform/database/transactions.ts";

export interface AdministeredBand {
  bandId: number;
  bandUserId: number;
  name: string;
}

/** The bands in which a person is an administrator who may sign in, by name. */
export function listAdministered(tx: PersonTransaction): Promise<AdministeredBand[]> {
  return tx.rows<AdministeredBand>(
    {
      name: "list_administered",
      text: `
        select m.band_id as "bandId", m.id as "bandUserId", b.name
        from band_users m join bands b on b.id = m.band_id
        where m.user_id = $1 and (m.administrator_enabled or m.super_administrator_enabled)
          and m.signin_enabled and m.confirmed_at is not null
        order by lower(b.name), b.id`,
    },
    [tx.userId],
  );
}

export interface OfferedSong {
  id: number;
  title: string;
  artist: string;
  hasRecording: boolean;
  documentCount: number;
}

export function listOffered(tx: BandTransaction): Promise<OfferedSong[]> {
  return tx.rows<OfferedSong>(
    {
      name: "list_offered",
      text: `
        select s.id, s.title, s.artist, s.recording_filename is not null as "hasRecording",
          (select count(*)::integer from documents d where d.band_id = s.band_id and d.song_id = s.id)
            as "documentCount"
        from songs s where s.band_id = $1 order by lower(s.title), lower(s.artist), s.id`,
    },
    [tx.bandId],
  );
}

/** What goes along: all but ratings, stamps, where the song itself once came from, and what the database makes of the rest. */
const CARRIED = without(getTableColumns(songs), [
  "ratingSum",
  "ratingCount",
  "avgRating",
  "listFields",
  "sourceBandId",
  "sourceId",
  "createdAt",
  "updatedAt",
  "updatedById",
]);

export type SourceSong = Pick<typeof songs.$inferSelect, keyof typeof CARRIED>;
export type SourceDocument = typeof documents.$inferSelect;
export type SourceFile = Pick<
  typeof storedFiles.$inferSelect,
  "filename" | "kind" | "type" | "size"
>;

export function readSongs(tx: BandTransaction, ids: readonly number[]): Promise<SourceSong[]> {
  return tx.db
    .select(CARRIED)
    .from(songs)
    .where(and(eq(songs.bandId, tx.bandId), inArray(songs.id, [...ids])))
    .orderBy(asc(songs.id));
}

export interface OfferedVenue {
  id: number;
  name: string;
  location: string | null;
  documentCount: number;
}

export function listOfferedVenues(tx: BandTransaction): Promise<OfferedVenue[]> {
  return tx.rows<OfferedVenue>(
    {
      name: "list_offered_venues",
      text: `
        select v.id, v.name, v.location,
          (select count(*)::integer from documents d where d.band_id = v.band_id and d.venue_id = v.id)
            as "documentCount"
        from venues v where v.band_id = $1 order by lower(v.name), v.id`,
    },
    [tx.bandId],
  );
}

/** What goes along of a venue: what it says of itself, and not what the band has with it. */
const CARRIED_OF_VENUES = without(getTableColumns(venues), [
  "privateNotes",
  "lastContactDate",
  "lastContactNotes",
  "sourceBandId",
  "sourceId",
  "createdAt",
  "updatedAt",
  "updatedById",
]);

export type SourceVenue = Pick<typeof venues.$inferSelect, keyof typeof CARRIED_OF_VENUES>;

export function readVenues(tx: BandTransaction, ids: readonly number[]): Promise<SourceVenue[]> {
  return tx.db
    .select(CARRIED_OF_VENUES)
    .from(venues)
    .where(and(eq(venues.bandId, tx.bandId), inArray(venues.id, [...ids])))
    .orderBy(asc(venues.id));
}

export function readDocuments(
  tx: BandTransaction,
  place: "songId" | "venueId",
  ids: readonly number[],
): Promise<SourceDocument[]> {
  return tx.db
    .select(getTableColumns(documents))
    .from(documents)
    .where(and(eq(documents.bandId, tx.bandId), inArray(documents[place], [...ids])))
    .orderBy(asc(documents.id));
}

/** What the register knows of these files; one that no record holds is left out. */
export function readFiles(
  tx: BandTransaction,
  filenames: readonly string[],
): Promise<SourceFile[]> {
  const { filename, kind, type, size } = getTableColumns(storedFiles);
  return tx.db
    .select({ filename, kind, type, size })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.bandId, tx.bandId),
        inArray(storedFiles.filename, [...filenames]),
        isNotNull(storedFiles.attachedAt),
        isNull(storedFiles.releasedAt),
      ),
    );
}
