import { fieldsOf, without } from "@bandstand/contracts/shapes";
import {
  type AddSong,
  type SaveSong,
  type Song,
  type SongRow,
  song,
  songRow,
} from "@bandstand/contracts/songs";
import { and, eq } from "drizzle-orm";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { NEW_COLUMNS, newParameters, newValues } from "../../records/songs/song-columns.ts";
import { FROM, ROW } from "../../records/songs/song-rows.ts";

/** The member who acts: the second parameter, behind the band, of each statement that reads a whole song. */
const ME = "$2";

const LONG_FIELDS = fieldsOf(
  without(song.shape, [...fieldsOf(songRow.shape), "SongRatings", "Bookmark"]),
);

/** What the song says to the one who asks. */
const OWN_FIELDS: Record<"SongRatings" | "Bookmark", string> = {
  SongRatings: `coalesce((select json_agg(json_build_object('rating', r.rating)) from song_ratings r
    where r.band_id = s.band_id and r.song_id = s.id and r.band_user_id = ${ME}), '[]')`,
  // The sequence on the wire is the place among one's bookmarks, which may have gaps where songs were deleted.
  Bookmark: `(select json_build_object('id', b.id, 'sequence', (
      select count(*) from bookmarks o
      where o.band_id = b.band_id and o.band_user_id = b.band_user_id and (o.sequence, o.id) <= (b.sequence, b.id)
    )) from bookmarks b
    where b.band_id = s.band_id and b.song_id = s.id and b.band_user_id = ${ME})`,
};

const WHOLE = [
  `(${ROW})::json as row`,
  selected(songs, LONG_FIELDS, "s"),
  ...Object.entries(OWN_FIELDS).map(([name, expression]) => `${expression} as "${name}"`),
].join(", ");

interface WholeSong extends Omit<Song, keyof SongRow> {
  row: SongRow;
}

const ONE = `select ${WHOLE} ${FROM} where s.band_id = $1 and s.id = $3`;

export async function findSong(tx: BandTransaction, songId: number): Promise<Song | undefined> {
  const [found] = await tx.rows<WholeSong>({ name: "find_song", text: ONE }, [
    tx.bandId,
    tx.bandUserId,
    songId,
  ]);
  return found && songOf(found);
}

function songOf({ row, ...long }: WholeSong): Song {
  return { ...row, ...long };
}

type SongFields = Omit<SaveSong, "id" | "updatedAt">;

/** Adds and reads in one statement, planned once: a song is back after a single round trip. */
const ADD = `
  with s as (
    insert into songs (band_id, ${NEW_COLUMNS})
    values ($1, ${newValues((_column, index) => `$${index + 3}`)})
    returning *
  )
  select ${WHOLE} ${FROM.replace("from songs s", "from s")}`;

/** Without a status it has the one tagged P. */
export async function insertSong(tx: BandTransaction, fields: AddSong): Promise<Song> {
  const [added] = await tx.rows<WholeSong>({ name: "add_song", text: ADD }, [
    tx.bandId,
    tx.bandUserId,
    ...newParameters(fields),
  ]);
  if (!added) throw new Error("A song was not added.");
  return songOf(added);
}

export async function updateSong(
  tx: BandTransaction,
  songId: number,
  fields: SongFields,
): Promise<void> {
  await tx.db.update(songs).set(fields).where(isSong(tx, songId));
}

export async function deleteSong(tx: BandTransaction, songId: number): Promise<void> {
  await tx.db.delete(songs).where(isSong(tx, songId));
}

/** The set lists that hold a song, by name. */
export function setlistsHolding(
  tx: BandTransaction,
  songId: number,
): Promise<{ id: number; name: string }[]> {
  return tx.rows<{ id: number; name: string }>(
    {
      text: `
        select distinct l.id, l.name from setlist_songs e
        join setlists l on l.band_id = e.band_id and l.id = e.setlist_id
        where e.band_id = $1 and e.song_id = $2 order by l.name, l.id`,
    },
    [tx.bandId, songId],
  );
}

/** Takes a song out of every set list, and closes the gaps it leaves: what stood around it comes together. The set lists are signed. */
export async function takeOutOfSetlists(tx: BandTransaction, songId: number): Promise<void> {
  await tx.rows(
    {
      text: `
        with gone as (
          delete from setlist_songs where band_id = $1 and song_id = $2
          returning setlist_id, setlist_section_id, sequence
        ), between as (
          update setlist_interludes i set after_sequence = i.after_sequence - 1 from gone
          where i.band_id = $1 and i.setlist_id = gone.setlist_id
            and i.setlist_section_id = gone.setlist_section_id and i.after_sequence >= gone.sequence
        ), signed as (
          update setlists l set name = l.name from gone where l.band_id = $1 and l.id = gone.setlist_id
        )
        update setlist_songs e set sequence = e.sequence - 1 from gone
        where e.band_id = $1 and e.song_id <> $2 and e.setlist_id = gone.setlist_id
          and e.setlist_section_id = gone.setlist_section_id and e.sequence > gone.sequence`,
    },
    [tx.bandId, songId],
  );
}

function isSong(tx: BandTransaction, songId: number) {
  return and(eq(songs.bandId, tx.bandId), eq(songs.id, songId));
}
