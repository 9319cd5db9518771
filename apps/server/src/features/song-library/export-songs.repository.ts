import type { SongOfTable } from "@bandstand/domain/song-export/song-table";
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

export interface ExportedSong extends SongOfTable {
  readonly id: number;
}

/** In the order of the ids; what was deleted meanwhile is left out. */
export function findSongs(tx: BandTransaction, ids: readonly number[]): Promise<ExportedSong[]> {
  return tx.rows<ExportedSong>(
    {
      name: "songs_to_export",
      text: `
        select s.id, s.title, s.artist, s.featuring, g.name as genre, t.name as status, s.songkey, s.bpm, s.seconds,
          s.start, (select coalesce(json_agg(json_build_object('tag', c ->> 'tag', 'color', c ->> 'color')), '[]')
            from jsonb_array_elements(s.chips) c) as tags, s.lyrics, s.tab, s.notes,
          s.todo, s.you_tube_id as "youTubeId", s.cover_image_url as "coverImageURL", s.avg_rating as "avgRating"
        from unnest($2::integer[]) with ordinality w (id, place)
        join songs s on s.band_id = $1 and s.id = w.id
        join song_statuses t on t.id = s.song_status_id
        left join genres g on g.id = s.genre_id
        order by w.place`,
    },
    [tx.bandId, ids],
  );
}
