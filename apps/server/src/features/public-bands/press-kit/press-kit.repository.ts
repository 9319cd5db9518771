/** What is in a press kit is said by the songs and documents themselves, so that it ends with them. */
import type { SavePressKit } from "@bandstand/contracts/press-kit";
import { eq } from "drizzle-orm";
import { bands } from "../../../platform/database/schema/bands.ts";
import type { BandTransaction } from "../../../platform/database/transactions.ts";

export interface PressSong {
  id: number;
  title: string;
  artist: string | null;
  /** Seconds. */
  duration: number | null;
  /** Of the recording; null where the song has none. */
  filename: string | null;
  /** A copy that every browser plays, when the original is not. */
  rendition: string | null;
}

export interface PressDocument {
  id: number;
  title: string;
  /** Null while no file has been uploaded. */
  filename: string | null;
  originalName: string | null;
  /** Bytes. */
  size: number | null;
  isPrivate: boolean;
}

export interface KeptPressKit {
  identity: string;
  isShown: boolean;
  /** When the private address was made, in milliseconds of the clock; null while there is none. */
  madeAt: number | null;
  /** In their order. */
  songs: readonly PressSong[];
  documents: readonly PressDocument[];
}

export async function findPressKit(tx: BandTransaction): Promise<KeptPressKit> {
  const [band] = await tx.rows<Pick<KeptPressKit, "identity" | "isShown" | "madeAt">>(
    {
      name: "find_press_kit",
      text: `
        select identity, press_kit as "isShown",
          (extract(epoch from press_address_at) * 1000)::float8 as "madeAt"
        from bands where id = $1`,
    },
    [tx.bandId],
  );
  if (!band) throw new Error("The band of the transaction is gone.");
  const songs = await tx.rows<PressSong>(
    {
      name: "list_press_songs",
      text: `
        select id, title, artist, recording_duration as duration, recording_filename as filename,
          recording_rendition_filename as rendition
        from songs where band_id = $1 and press_position is not null order by press_position, id`,
    },
    [tx.bandId],
  );
  const documents = await tx.rows<PressDocument>(
    {
      name: "list_press_documents",
      text: `
        select id, title, filename, original_name as "originalName", size::float8 as size,
          press = 'private' as "isPrivate"
        from documents where band_id = $1 and press is not null order by lower(title), id`,
    },
    [tx.bandId],
  );
  return { ...band, songs, documents };
}

/** Two who save at once follow each other. */
export async function updateShown(tx: BandTransaction, isShown: boolean): Promise<void> {
  await tx.db.update(bands).set({ pressKit: isShown }).where(eq(bands.id, tx.bandId));
}

export async function updateAddress(tx: BandTransaction, madeAt: Date | null): Promise<void> {
  const pressAddressAt = madeAt?.toISOString() ?? null;
  await tx.db.update(bands).set({ pressAddressAt }).where(eq(bands.id, tx.bandId));
}

/** Changes those alone that are not in it as they are to be: others keep the time of their last change. */
export async function updateSongs(tx: BandTransaction, songIds: readonly number[]): Promise<void> {
  await tx.rows(
    {
      name: "update_press_songs",
      text: `
        update songs set press_position = array_position($2::integer[], id)
        where band_id = $1 and press_position is distinct from array_position($2::integer[], id)`,
    },
    [tx.bandId, songIds],
  );
}

export async function updateDocuments(
  tx: BandTransaction,
  documents: SavePressKit["documents"],
): Promise<void> {
  await tx.rows(
    {
      name: "update_press_documents",
      text: `
        with wanted as (
          select d.id, w.press
          from documents d left join unnest($2::integer[], $3::text[]) as w (id, press) on w.id = d.id
          where d.band_id = $1 and d.press is distinct from w.press)
        update documents d set press = wanted.press from wanted where d.band_id = $1 and d.id = wanted.id`,
    },
    [
      tx.bandId,
      documents.map(({ id }) => id),
      documents.map(({ isPrivate }) => (isPrivate ? "private" : "public")),
    ],
  );
}
