/** What the band that songs and venues come to holds already, and how they are added to it. */
import { documentHistory, documents } from "../../platform/database/schema/documents.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import { venues } from "../../platform/database/schema/venues.ts";
import { enqueueReading } from "../../records/documents/document-jobs.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface PresentSong {
  title: string;
  artist: string;
  /** The song of the source band that it was copied from; null for any other. */
  sourceId: number | null;
}

export function listPresent(tx: BandTransaction, sourceBandId: number): Promise<PresentSong[]> {
  return tx.rows<PresentSong>(
    {
      name: "list_present",
      text: `
        select title, artist, case when source_band_id = $2 then source_id end as "sourceId"
        from songs where band_id = $1`,
    },
    [tx.bandId, sourceBandId],
  );
}

/** Has two imports into one band wait for each other, so that neither copies what the other brings. */
export async function lockImports(tx: BandTransaction): Promise<void> {
  await tx.rows({ text: "select 1 from bands where id = $1 for no key update" }, [tx.bandId]);
}

export type NewSong = Omit<typeof songs.$inferInsert, "id" | "bandId">;

/** Rows of one statement: each value is a parameter of it, of which there may be 65,535. */
const ROWS = 500;

/** The new ids by those in the source band. */
export async function addSongs(
  tx: BandTransaction,
  given: readonly NewSong[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (let at = 0; at < given.length; at += ROWS) {
    const added = await tx.db
      .insert(songs)
      .values(given.slice(at, at + ROWS).map((song) => ({ ...song, bandId: tx.bandId })))
      .returning({ id: songs.id, sourceId: songs.sourceId });
    for (const { id, sourceId } of added) if (sourceId !== null) ids.set(sourceId, id);
  }
  return ids;
}

export interface PresentVenue {
  name: string;
  sourceId: number | null;
}

export function listPresentVenues(
  tx: BandTransaction,
  sourceBandId: number,
): Promise<PresentVenue[]> {
  return tx.rows<PresentVenue>(
    {
      name: "list_present_venues",
      text: `
        select name, case when source_band_id = $2 then source_id end as "sourceId"
        from venues where band_id = $1`,
    },
    [tx.bandId, sourceBandId],
  );
}

export type NewVenue = Omit<typeof venues.$inferInsert, "id" | "bandId">;

/** The new ids by those in the source band. */
export async function addVenues(
  tx: BandTransaction,
  given: readonly NewVenue[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (let at = 0; at < given.length; at += ROWS) {
    const added = await tx.db
      .insert(venues)
      .values(given.slice(at, at + ROWS).map((venue) => ({ ...venue, bandId: tx.bandId })))
      .returning({ id: venues.id, sourceId: venues.sourceId });
    for (const { id, sourceId } of added) if (sourceId !== null) ids.set(sourceId, id);
  }
  return ids;
}

export type NewDocument = Omit<typeof documents.$inferInsert, "id" | "bandId">;

export async function addDocuments(
  tx: BandTransaction,
  given: readonly NewDocument[],
): Promise<void> {
  for (let at = 0; at < given.length; at += ROWS) {
    const added = await tx.db
      .insert(documents)
      .values(given.slice(at, at + ROWS).map((document) => ({ ...document, bandId: tx.bandId })))
      .returning({
        documentId: documents.id,
        bandUserId: documents.bandUserId,
        filename: documents.filename,
        originalName: documents.originalName,
        size: documents.size,
        type: documents.type,
      });
    await tx.db
      .insert(documentHistory)
      .values(added.map((row) => ({ ...row, bandId: tx.bandId, action: "Added" })));
    await enqueueReading(
      tx,
      added.flatMap(({ filename, ...row }) => (filename === null ? [] : [{ ...row, filename }])),
    );
  }
}

export interface CopiedFile {
  filename: string;
  kind: string;
  type: string | null;
  size: number | null;
}

/** Enters files before they are copied. */
export async function reserveCopies(
  tx: BandTransaction,
  copies: readonly CopiedFile[],
): Promise<void> {
  await tx.rows(
    {
      text: `
        insert into stored_files (band_id, filename, kind, type)
        select $1, c.filename, c.kind, c.type from jsonb_to_recordset($2) c (filename text, kind text, type text)`,
    },
    [tx.bandId, JSON.stringify(copies)],
  );
}

export async function attachCopies(
  tx: BandTransaction,
  copies: readonly CopiedFile[],
): Promise<void> {
  await tx.rows(
    {
      text: `
        update stored_files f set attached_at = now(), size = c.size
        from jsonb_to_recordset($2) c (filename text, size bigint)
        where f.band_id = $1 and f.filename = c.filename`,
    },
    [tx.bandId, JSON.stringify(copies)],
  );
}
