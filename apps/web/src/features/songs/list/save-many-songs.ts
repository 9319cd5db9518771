/** Changes many songs with one call. */
import { saveSongs } from "@bandstand/contracts/song-library";
import type { SongRow } from "@bandstand/contracts/songs";
import { useQueryClient } from "@tanstack/react-query";
import { useChange } from "../../../lib/cache/change.ts";
import { recordCache } from "../../../records/kit/record-cache.ts";
import { SONG_KEYS } from "../../../records/songs/song-keys.ts";
import type { ManySongs } from "./many-songs.ts";

export function useSaveManySongs(): (change: ManySongs) => Promise<readonly SongRow[]> {
  const change = useChange();
  const { put } = recordCache<SongRow>(useQueryClient(), SONG_KEYS);
  return (body) => change(saveSongs, { body }, { show: put });
}
