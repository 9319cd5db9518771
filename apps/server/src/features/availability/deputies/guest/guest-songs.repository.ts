/** Songs as a guest gets them: of the set list of the gig, and no others. */
import type { BandTransaction } from "../../../../platform/database/transactions.ts";

export interface GuestSong {
  id: number;
  title: string;
  artist: string;
  songkey: string | null;
  capo: number | null;
  bpm: number | null;
  featuring: string | null;
  start: string | null;
  /** Null, and its tab too, where they are too long. */
  lyrics: string | null;
  tab: string | null;
  isTooLong: boolean;
  hasRecording: boolean;
  /** What it was called by whoever brought it. */
  recordingName: string | null;
  /** At its place in the set list; null is the song's. */
  placeKey: string | null;
  placeCapo: number | null;
  note: string | null;
}

/** Letters of a song's words and tab: ten times what a stand holds. What has more is not laid out for whoever has a link. */
export const MOST_LETTERS = 30_000;
/** Of all songs that are asked for together: what stands behind is read on its own page. */
const MOST_IN_ALL = 1_000_000;

/** In the order of the set list. `songId` is one of them; null is all. */
export function listGuestSongs(
  tx: BandTransaction,
  eventId: number,
  songId: number | null,
): Promise<GuestSong[]> {
  return tx.rows<GuestSong>(
    {
      name: "list_guest_songs",
      text: `
        select s.id, s.title, s.artist, s.songkey, s.capo, s.bpm, coalesce(p.featuring, s.featuring) as featuring,
          s.start, case when fit.fits then s.lyrics end as lyrics, case when fit.fits then s.tab end as tab,
          not fit.fits as "isTooLong", s.recording_filename is not null as "hasRecording",
          s.recording_original_name as "recordingName",
          p.songkey as "placeKey", p.capo as "placeCapo", p.note
        ${OF_GIG}
        join (${FITTING}) fit on fit.id = s.id
        ${THIS_GIG}
        order by p.setlist_section_id, p.sequence`,
    },
    [tx.bandId, eventId, songId],
  );
}

const OF_GIG = `
  from events e
  join setlist_songs p on p.band_id = e.band_id and p.setlist_id = e.setlist_id
  join songs s on s.band_id = p.band_id and s.id = p.song_id`;

const THIS_GIG = "where e.band_id = $1 and e.id = $2";

const FITTING = `
  select id, letters <= ${MOST_LETTERS} and sum(least(letters, ${MOST_LETTERS})) over (
    order by setlist_section_id, sequence) <= ${MOST_IN_ALL} as fits
  from (
    select s.id, p.setlist_section_id, p.sequence,
      coalesce(length(s.lyrics), 0) + coalesce(length(s.tab), 0) as letters
    ${OF_GIG} ${THIS_GIG} and ($3::integer is null or s.id = $3)) sized`;

export interface GuestNeighbour {
  id: number;
  title: string;
}

/** What one may go on to from a song. */
export function listGuestTitles(tx: BandTransaction, eventId: number): Promise<GuestNeighbour[]> {
  return tx.rows<GuestNeighbour>(
    {
      name: "list_guest_titles",
      text: `select s.id, s.title ${OF_GIG} ${THIS_GIG} order by p.setlist_section_id, p.sequence`,
    },
    [tx.bandId, eventId],
  );
}

export interface GuestRecording {
  filename: string;
  /** A copy that every browser plays, when the original is not. */
  rendition: string | null;
}

/** Undefined where the song is not in the set list, or has none. */
export async function findGuestRecording(
  tx: BandTransaction,
  eventId: number,
  songId: number,
): Promise<GuestRecording | undefined> {
  const [recording] = await tx.rows<GuestRecording>(
    {
      name: "find_guest_recording",
      text: `
        select s.recording_filename as filename, s.recording_rendition_filename as rendition
        ${OF_GIG} ${THIS_GIG} and s.id = $3 and s.recording_filename is not null`,
    },
    [tx.bandId, eventId, songId],
  );
  return recording;
}
