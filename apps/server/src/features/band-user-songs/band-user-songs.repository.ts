/** One member's records of songs, read and written for that member alone; shared markers for the others. */
import type { BandUserSong, BandUserSongRow } from "@bandstand/contracts/band-user-songs";
import type { BandTransaction } from "../../platform/database/transactions.ts";

const ROW = `id, song_id as "songId", band_user_id as "bandUserId", sharing,
  created_at as "createdAt", updated_at as "updatedAt"`;

export interface OfMember {
  bandUserId: number;
  songId: number;
}

/** Those changed last come first. */
export function listRecords(tx: BandTransaction, bandUserId: number): Promise<BandUserSongRow[]> {
  return tx.rows<BandUserSongRow>(
    {
      name: "list_band_user_songs",
      text: `
        select ${ROW} from band_user_songs where band_id = $1 and band_user_id = $2
        order by updated_at desc, id`,
    },
    [tx.bandId, bandUserId],
  );
}

export async function findRecord(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
): Promise<BandUserSong | undefined> {
  const [record] = await tx.rows<BandUserSong>(
    {
      name: "find_band_user_song",
      text: `
        select ${ROW}, settings, notes from band_user_songs
        where band_id = $1 and band_user_id = $2 and song_id = $3`,
    },
    [tx.bandId, bandUserId, songId],
  );
  return record;
}

/** The song stays until the transaction ends. */
export async function lockSong(tx: BandTransaction, songId: number): Promise<boolean> {
  const found = await tx.arrays(
    {
      name: "lock_song",
      text: "select id from songs where band_id = $1 and id = $2 for key share",
    },
    [tx.bandId, songId],
  );
  return found.length > 0;
}

/** Holds the member's record until the transaction ends. An empty one is made where there is none. */
export async function lockRecord(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
): Promise<{ isNew: boolean; settings: string | null; updatedAt: string }> {
  const added = await tx.arrays(
    {
      name: "add_band_user_song",
      text: `
        insert into band_user_songs (band_id, band_user_id, song_id) values ($1, $2, $3)
        on conflict (band_id, band_user_id, song_id) do nothing returning id`,
    },
    [tx.bandId, bandUserId, songId],
  );
  const [record] = await tx.rows<{ settings: string | null; updatedAt: string }>(
    {
      name: "lock_band_user_song",
      text: `
        select settings, updated_at as "updatedAt" from band_user_songs
        where band_id = $1 and band_user_id = $2 and song_id = $3 for update`,
    },
    [tx.bandId, bandUserId, songId],
  );
  if (!record) throw new Error("A record of a song was not added.");
  return { ...record, isNew: added.length > 0 };
}

export interface RecordFields {
  settings?: string | null | undefined;
  notes?: string | null | undefined;
  sharing?: string | undefined;
}

/** What is undefined stays. */
export async function updateRecord(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
  { settings, notes, sharing }: RecordFields,
): Promise<BandUserSong> {
  const [record] = await tx.rows<BandUserSong>(
    {
      name: "update_band_user_song",
      text: `
        update band_user_songs set
          settings = case when $4 then $5 else settings end,
          notes = case when $6 then $7 else notes end,
          sharing = coalesce($8, sharing)
        where band_id = $1 and band_user_id = $2 and song_id = $3
        returning ${ROW}, settings, notes`,
    },
    [
      tx.bandId,
      bandUserId,
      songId,
      settings !== undefined,
      settings ?? null,
      notes !== undefined,
      notes ?? null,
      sharing ?? null,
    ],
  );
  if (!record) throw new Error("A record of a song was not changed.");
  return record;
}

/** False where there was none. */
export async function deleteRecord(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
): Promise<boolean> {
  const gone = await tx.arrays(
    {
      name: "delete_band_user_song",
      text: `
        delete from band_user_songs where band_id = $1 and band_user_id = $2 and song_id = $3
        returning id`,
    },
    [tx.bandId, bandUserId, songId],
  );
  return gone.length > 0;
}

export interface SharingRecord {
  bandUserId: number;
  nickname: string;
  instrument: string | null;
  settings: string | null;
  sharing: string;
}

/** Bytes of the settings that one answer is read from. A band's members are not counted, and each may keep a megabyte. */
const MOST_READ = 16 * 1024 * 1024;

/** What other members may be sharing of a song, those first by nickname; of one of them where given. */
export function listSharing(
  tx: BandTransaction,
  { bandUserId, songId, sourceId }: OfMember & { sourceId?: number },
): Promise<SharingRecord[]> {
  return tx.rows<SharingRecord>(
    {
      name: "list_shared_markers",
      text: `
        select "bandUserId", nickname, instrument, settings, sharing from (
          select m.id as "bandUserId", m.nickname, m.instrument, r.settings, r.sharing,
            sum(coalesce(octet_length(r.settings), 0)) over (order by m.nickname, m.id) as bytes
          from band_user_songs r join band_users m on m.band_id = r.band_id and m.id = r.band_user_id
          where r.band_id = $1 and r.song_id = $2 and r.band_user_id <> $3 and r.sharing <> ''
            and ($4::integer is null or r.band_user_id = $4)
        ) s
        where bytes <= $5 order by nickname, "bandUserId"`,
    },
    [tx.bandId, songId, bandUserId, sourceId ?? null, MOST_READ],
  );
}
