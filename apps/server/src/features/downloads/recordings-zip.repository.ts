import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface RecordingOfSong {
  id: number;
  title: string;
  artist: string;
  filename: string | null;
  /** Bytes. */
  size: number | null;
  /** When it was uploaded, else when the song was made. */
  date: string;
}

/** In the order of the ids; a song without a recording has no file name. */
export function recordingsOf(
  tx: BandTransaction,
  ids: readonly number[],
): Promise<RecordingOfSong[]> {
  return tx.rows<RecordingOfSong>(
    {
      text: `
        select s.id, s.title, s.artist, s.recording_filename as filename, s.recording_size as size,
          coalesce(s.recording_date, s.created_at) as date
        from unnest($2::integer[]) with ordinality g (id, place)
        join songs s on s.band_id = $1 and s.id = g.id order by g.place`,
    },
    [tx.bandId, ids],
  );
}
