/** The places of songs in set lists. */
import {
  type AvailableSong,
  type SectionedSong,
  type SetlistEntry,
  setlistSong,
  songInSetlist,
} from "@bandstand/contracts/setlist-songs";
import type { Setlist } from "@bandstand/contracts/setlists";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { columnNames, parameterLists, selected } from "../../platform/database/columns-in-sql.ts";
import { setlistSongs } from "../../platform/database/schema/setlists.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import {
  IN_ORDER,
  SECTIONED_SONG,
  SECTIONED_SONGS,
} from "../../records/setlists/sectioned-songs.ts";
import { lastPlayedOf } from "../../records/songs/last-played.ts";

export type Place = Setlist["songs"][number];

const PLACE = selected(setlistSongs, fieldsOf(setlistSong.shape), "p");

const SONG_FIELDS = fieldsOf(songInSetlist.shape);

/** What an entry says of its place. */
const ENTRY_FIELDS = fieldsOf(without(setlistSong.shape, ["id", "setlistId"]));
const ENTRY_COLUMNS = columnNames(setlistSongs, ENTRY_FIELDS);
const ENTRY_LISTS = parameterLists(setlistSongs, ENTRY_FIELDS, 3);
const REPLACED = ENTRY_FIELDS.filter((field) => field !== "songId")
  .map((field) => `${setlistSongs[field].name} = excluded.${setlistSongs[field].name}`)
  .join(", ");

export function placesOf(tx: BandTransaction, setlistId: number): Promise<Place[]> {
  return tx.rows<Place>(
    {
      name: "setlist_places",
      text: `
        select ${PLACE} from setlist_songs p where p.band_id = $1 and p.setlist_id = $2
        order by p.setlist_section_id, p.sequence`,
    },
    [tx.bandId, setlistId],
  );
}

/** Songs and what is between them. */
export async function countEntries(tx: BandTransaction, setlistId: number): Promise<number> {
  const [row] = await tx.arrays<[number]>(
    {
      name: "count_entries",
      text: `
        select ((select count(*) from setlist_songs where band_id = $1 and setlist_id = $2)
          + (select count(*) from setlist_interludes where band_id = $1 and setlist_id = $2))::integer`,
    },
    [tx.bandId, setlistId],
  );
  return row?.[0] ?? 0;
}

export async function sectionedSongsOf(
  tx: BandTransaction,
  setlistId: number,
): Promise<SectionedSong[]> {
  const rows = await tx.arrays<[SectionedSong]>(
    {
      name: "setlist_sectioned_songs",
      text: `
        select ${SECTIONED_SONG} from ${SECTIONED_SONGS}
        where p.band_id = $1 and p.setlist_id = $2 order by ${IN_ORDER}`,
    },
    [tx.bandId, setlistId],
  );
  return rows.map(([song]) => song);
}

/** Songs of any status that the set list does not hold, by title. `today` is the band's day. */
export function availableSongs(
  tx: BandTransaction,
  setlistId: number | null,
  today: string,
): Promise<AvailableSong[]> {
  return tx.rows<AvailableSong>(
    {
      name: "available_songs",
      text: `
        select ${selected(songs, [...SONG_FIELDS, "genreId", "ownGenre", "songStatusId"], "s")},
          json_build_object('tag', t.tag, 'name', t.name, 'sequence', t.sequence) as "SongStatus",
          played.day as "lastPlayed"
        from songs s
        join song_statuses t on t.id = s.song_status_id
        left join ${lastPlayedOf("$1", "$3")} played on played.song_id = s.id
        where s.band_id = $1 and not exists (
          select from setlist_songs p where p.band_id = s.band_id and p.setlist_id = $2 and p.song_id = s.id)
        order by lower(s.title), lower(s.artist), s.id`,
    },
    [tx.bandId, setlistId, today],
  );
}

/**
 * Puts exactly these songs into a set list: those that stay keep the id of their place. Two statements, however many songs.
 * Breaks a constraint for a song that is not the band's.
 */
export async function replacePlaces(
  tx: BandTransaction,
  setlistId: number,
  entries: readonly SetlistEntry[],
): Promise<void> {
  const songIds = entries.map(({ songId }) => songId);
  await tx.rows(
    {
      name: "drop_places",
      text: "delete from setlist_songs where band_id = $1 and setlist_id = $2 and song_id <> all($3::integer[])",
    },
    [tx.bandId, setlistId, songIds],
  );
  await tx.rows(
    {
      name: "put_places",
      text: `
        insert into setlist_songs (band_id, setlist_id, ${ENTRY_COLUMNS})
        select $1, $2, * from unnest(${ENTRY_LISTS})
        on conflict (band_id, setlist_id, song_id) do update set ${REPLACED}`,
    },
    [
      tx.bandId,
      setlistId,
      ...ENTRY_FIELDS.map((field) => entries.map((entry) => entry[field] ?? null)),
    ],
  );
}

/** Which of these songs the band does not have. */
export async function missingSongs(
  tx: BandTransaction,
  songIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.rows<{ id: number }>(
    {
      name: "missing_songs",
      text: `
        select wanted.id from unnest($2::integer[]) wanted (id)
        where not exists (select from songs s where s.band_id = $1 and s.id = wanted.id)`,
    },
    [tx.bandId, songIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Drops what stands in sets that the set list no longer has; the encore stays. */
export async function dropSetsAbove(
  tx: BandTransaction,
  setlistId: number,
  numberSets: number,
): Promise<void> {
  await tx.rows(
    {
      name: "drop_sets",
      text: `
        delete from setlist_songs
        where band_id = $1 and setlist_id = $2 and setlist_section_id > $3 and setlist_section_id < 4`,
    },
    [tx.bandId, setlistId, numberSets],
  );
}

/** The set list that a place is in; null for no such place. */
export async function setlistOfPlace(tx: BandTransaction, placeId: number): Promise<number | null> {
  const [row] = await tx.rows<{ setlistId: number }>(
    { text: `select setlist_id as "setlistId" from setlist_songs where band_id = $1 and id = $2` },
    [tx.bandId, placeId],
  );
  return row?.setlistId ?? null;
}
