/** What changes songs. Each brings the cache to where the server is. */
import {
  type AddSong,
  addSong,
  deleteSong,
  type SaveSong,
  saveSong,
  type Song,
  type SongRow,
} from "@bandstand/contracts/songs";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../services/services-context.ts";
import { forgetSongsOfSetlists } from "../setlists/setlist-keys.ts";
import { songKey, songQuery } from "./song-query.ts";
import { SONGS } from "./songs-query.ts";

export interface SongChanges {
  add(song: AddSong): Promise<Song>;
  save(songId: number, changed: SaveSong): Promise<Song>;
  /** With `confirmed` it also leaves the set lists that hold it. */
  remove(songId: number, confirmed?: boolean): Promise<void>;
  /** The song as the server has it now. */
  reload(songId: number): Promise<Song>;
}

export function useSongChanges(): SongChanges {
  const { client } = useServices();
  const queries = useQueryClient();

  async function keep(song: Song): Promise<Song> {
    await queries.cancelQueries({ queryKey: SONGS });
    queries.setQueryData(songKey(song.id), song);
    queries.setQueryData<SongRow[]>(SONGS, (rows) => rows && withSong(rows, song));
    void queries.invalidateQueries({ queryKey: SONGS });
    forgetSongsOfSetlists(queries);
    return song;
  }

  return {
    add: async (song) => keep(await client.call(addSong, { body: song })),
    save: async (songId, changed) =>
      keep(await client.call(saveSong, { params: { id: String(songId) }, body: changed })),
    async remove(songId, confirmed = false) {
      const query = confirmed ? { query: { confirm: "true" as const } } : {};
      await client.call(deleteSong, { params: { id: String(songId) }, ...query });
      await queries.cancelQueries({ queryKey: SONGS });
      queries.setQueryData<SongRow[]>(SONGS, (rows) => rows?.filter(({ id }) => id !== songId));
      queries.removeQueries({ queryKey: songKey(songId) });
      void queries.invalidateQueries({ queryKey: SONGS });
      forgetSongsOfSetlists(queries);
    },
    reload: async (songId) =>
      keep(await queries.query({ ...songQuery(client, songId), staleTime: 0 })),
  };
}

function withSong(
  rows: readonly SongRow[],
  { lyrics: _l, tab: _t, notes: _n, todo: _d, recordingDuration: _r, ...row }: Song,
): SongRow[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((old) => (old.id === row.id ? row : old))
    : [...rows, row];
}
