import { PLAIN_SONG_FIELDS, type PlainSongField, type Song } from "@bandstand/contracts/songs";
import type { TagText } from "@bandstand/domain/tag-text";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface SongName {
  id: number;
  title: string;
  artist: string;
  /** Bytes of its long texts. */
  size: number;
}

/** All by title: little enough to hold for every song, while their words are read page by page. */
export function listSongNames(tx: BandTransaction): Promise<SongName[]> {
  return tx.rows<SongName>(
    {
      text: `
        select id, title, artist, coalesce(octet_length(lyrics), 0) + coalesce(octet_length(tab), 0)
          + coalesce(octet_length(notes), 0) + coalesce(octet_length(todo), 0) as size
        from songs where band_id = $1
        order by lower(title), lower(artist), id`,
    },
    [tx.bandId],
  );
}

/** A song as people said it, with the names of what it points at. */
export interface ExportedSong extends Pick<Song, PlainSongField> {
  readonly id: number;
  readonly genre: string | null;
  /** By name. */
  readonly status: string;
  readonly tags: readonly TagText[];
  readonly avgRating: number | null;
}

const FIELDS = selected(songs, [...PLAIN_SONG_FIELDS, "avgRating"], "s");

/** In the order of the ids; what was deleted meanwhile is left out. */
export function findSongs(tx: BandTransaction, ids: readonly number[]): Promise<ExportedSong[]> {
  return tx.rows<ExportedSong>(
    {
      name: "songs_to_export",
      text: `
        select s.id, ${FIELDS}, coalesce(s.own_genre, g.name) as genre, t.name as status,
          (select coalesce(json_agg(json_build_object('tag', c ->> 'tag', 'color', c ->> 'color')), '[]')
            from jsonb_array_elements(s.chips) c) as tags
        from unnest($2::integer[]) with ordinality w (id, place)
        join songs s on s.band_id = $1 and s.id = w.id
        join song_statuses t on t.id = s.song_status_id
        left join genres g on g.id = s.genre_id
        order by w.place`,
    },
    [tx.bandId, ids],
  );
}
