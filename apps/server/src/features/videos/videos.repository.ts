import type { VideoDownload } from "@bandstand/contracts/videos";
import type { BandTransaction } from "../../platform/database/transactions.ts";

export type DownloadState = Exclude<VideoDownload["state"], "none">;

export interface StoredDownload {
  id: number;
  state: DownloadState;
  progress: number;
  error: string | null;
  recordingFilename: string | null;
}

/** Undefined for no such song, null for a song that nothing was fetched for. */
export async function findDownload(
  tx: BandTransaction,
  songId: number,
): Promise<StoredDownload | null | undefined> {
  const [row] = await tx.rows<{ [Key in keyof StoredDownload]: StoredDownload[Key] | null }>(
    {
      name: "find_video_download",
      text: `
        select d.id, d.state, d.progress, d.error, d.recording_filename as "recordingFilename"
        from songs s left join video_downloads d on d.band_id = s.band_id and d.song_id = s.id
        where s.band_id = $1 and s.id = $2`,
    },
    [tx.bandId, songId],
  );
  if (!row) return undefined;
  const { id, state, progress, ...rest } = row;
  return id === null || state === null ? null : { id, state, progress: progress ?? 0, ...rest };
}

/** Begins a download in the place of the song's last one, which ends if it still runs; its id. */
export async function insertDownload(tx: BandTransaction, songId: number): Promise<number> {
  await tx.rows({ text: "delete from video_downloads where band_id = $1 and song_id = $2" }, [
    tx.bandId,
    songId,
  ]);
  const [added] = await tx.rows<{ id: number }>(
    { text: "insert into video_downloads (band_id, song_id) values ($1, $2) returning id" },
    [tx.bandId, songId],
  );
  if (!added) throw new Error("A download was not entered.");
  return added.id;
}

/** Tells how far a download has come. False once it was cancelled, or another has taken its place. */
export async function reportProgress(
  tx: BandTransaction,
  id: number,
  progress: number,
): Promise<boolean> {
  const rows = await tx.rows(
    {
      name: "report_video_progress",
      text: `
        update video_downloads set state = 'running', progress = $3
        where band_id = $1 and id = $2 and state in ('waiting', 'running') returning id`,
    },
    [tx.bandId, id, progress],
  );
  return rows.length === 1;
}

export type Ending =
  | { state: "done"; recordingFilename: string }
  | { state: "failed"; error: string };

export async function endDownload(tx: BandTransaction, id: number, ending: Ending): Promise<void> {
  const { recordingFilename, error } = { recordingFilename: null, error: null, ...ending };
  await tx.rows(
    {
      text: `
        update video_downloads set state = $3, recording_filename = $4, error = $5,
          progress = case when $3 = 'done' then 1 else progress end
        where band_id = $1 and id = $2 and state in ('waiting', 'running')`,
    },
    [tx.bandId, id, ending.state, recordingFilename, error],
  );
}

/** Whoever works at it ends with its next report. */
export async function cancelDownload(tx: BandTransaction, songId: number): Promise<void> {
  await tx.rows(
    {
      text: `
        update video_downloads set state = 'cancelled'
        where band_id = $1 and song_id = $2 and state in ('waiting', 'running')`,
    },
    [tx.bandId, songId],
  );
}
