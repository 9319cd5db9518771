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
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { askAgain } from "../../lib/cache/ask-again.ts";
import { createChange } from "../../lib/cache/change.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { recordCache } from "../kit/record-cache.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { SONG_KEYS } from "./song-keys.ts";
import { songQuery } from "./song-query.ts";
import { songRowOf } from "./song-row.ts";

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
  return createSongChanges(client, useQueryClient());
}

export function createSongChanges(client: Client, queries: QueryClient): SongChanges {
  const change = createChange(client, queries);
  const { put, drop } = recordCache<SongRow>(queries, SONG_KEYS);

  async function show(song: Song): Promise<void> {
    queries.setQueryData(SONG_KEYS.one(song.id), song);
    await put([songRowOf(song)]);
  }

  const shown = { show, known: ({ id }: Song) => SONG_KEYS.one(id) };
  return {
    add: (song) => change(addSong, { body: song }, shown),
    save: (songId, changed) => change(saveSong, { params: paramsOf(songId), body: changed }, shown),
    async remove(songId, confirmed = false) {
      const query = confirmed ? { query: { confirm: "true" as const } } : {};
      const request = { params: paramsOf(songId), ...query };
      await change(deleteSong, request, { show: () => drop(songId) });
    },
    async reload(songId) {
      const song = await queries.query({ ...songQuery(client, songId), staleTime: 0 });
      await show(song);
      // Somebody else has saved it.
      void askAgain(queries, saveSong, { known: SONG_KEYS.one(songId) });
      return song;
    },
  };
}
